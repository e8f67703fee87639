import { useState, type SubmitEvent } from 'react';
import type { CareerPath } from '@rounds/contract/common';
import { careerPaths } from '@rounds/contract/common.rules';
import { postCategories, postContentLength, postTitleLength } from '@rounds/contract/community/forum.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Options } from '../../../../ui/field/options.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { useIdentifierCheck } from '../../../../ui/identifiers/use-identifier-check.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { OfflineHint } from '../../../../ui/notice/offline-hint.tsx';
import { useProblemToast } from '../../../../ui/toast/use-problem-toast.ts';
import type { NewPost } from '../api/create-post.ts';
import { validatePost, type PostFields } from '../post-fields.rules.ts';
import { Composer } from './composer.tsx';

export interface PostFormProps {
  readonly title: string;
  readonly send: string;
  readonly fields: PostFields;
  readonly onChange: (changes: Partial<PostFields>) => void;
  readonly onSend: (post: NewPost) => void;
  readonly pending: boolean;
  /** Why it was not saved; without a title where a notification says what failed. */
  readonly failure: { readonly title?: string; readonly text: string } | undefined;
  readonly onClose: () => void;
  /** Discards the draft, if there is one. */
  readonly onDiscard?: (() => void) | undefined;
  readonly postId?: number;
}

const fieldOf = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#post-form-${name}`);

/** The form for a new or edited post. */
export function PostForm(props: PostFormProps) {
  const { title, send, fields, onChange, onSend, pending, failure, onClose, onDiscard, postId } = props;
  const { t } = useTranslation('community/forum');
  const { t: common } = useTranslation('app/common');
  const [tried, setTried] = useState(false);
  const { post, invalid } = validatePost(fields);
  const showProblem = useProblemToast(tried && !post);
  const identifiers = useIdentifierCheck({
    texts: [fields.title, fields.content],
    keep: 'post',
    pending,
    onMask: ([masked = '', content = '']) => onChange({ title: masked, content }),
    fieldOf: (index) => fieldOf(index === 0 ? 'title' : 'content'),
    send: () => post && onSend(post),
  });
  const errorOf = (field: 'title' | 'content') =>
    tried && invalid.includes(field) ? t(`form.${field}Missing`) : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    if (post) {
      void identifiers.check();
      return;
    }
    setTried(true);
    showProblem({ title: t('form.invalidTitle'), description: t('form.invalidText') });
    fieldOf(invalid[0] ?? 'title')?.focus();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={title}
      footer={
        <>
          {onDiscard && (
            <Button variant="ghost" className="me-auto" onClick={onDiscard}>
              {t('form.discard')}
            </Button>
          )}
          <CancelButton onClick={onClose} />
          <Button
            type="submit"
            form="post-form"
            variant={identifiers.sendVariant}
            pending={pending || identifiers.isChecking}
          >
            {send}
          </Button>
        </>
      }
    >
      <form id="post-form" noValidate onSubmit={submit} className="grid gap-4">
        {failure && (
          <Notice tone="critical" title={failure.title}>
            {failure.text}
          </Notice>
        )}
        <Field id="post-form-title" label={t('form.title')} error={errorOf('title')}>
          <TextInput
            dir="auto"
            autoComplete="off"
            required
            value={fields.title}
            maxLength={postTitleLength}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('filter.category')}>
            <Select
              value={fields.category}
              onChange={(event) =>
                onChange({
                  category: postCategories.find((one) => one === event.target.value) ?? 'discussion',
                })
              }
            >
              <Options values={postCategories} nameOf={(one) => t(`category.${one}`)} />
            </Select>
          </Field>
          <Field label={t('filter.careerPath')}>
            <Select
              value={fields.careerPath}
              onChange={(event) => onChange({ careerPath: event.target.value as CareerPath | '' })}
            >
              <option value="">{t('form.everybody')}</option>
              <Options values={careerPaths} nameOf={(one) => common(`careerPath.${one}`)} />
            </Select>
          </Field>
        </div>
        <Field
          id="post-form-content"
          label={t('form.content')}
          help={t('form.contentHelp')}
          error={errorOf('content')}
        >
          <Composer
            rows={8}
            value={fields.content}
            maxLength={postContentLength}
            postId={postId}
            onChange={(content) => onChange({ content })}
          />
        </Field>
        {identifiers.warning}
        <OfflineHint />
      </form>
    </Dialog>
  );
}
