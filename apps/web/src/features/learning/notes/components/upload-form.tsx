import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  findIdentifiers,
  firstMaskIn,
  maskIdentifiers,
  summarizeIdentifiers,
} from '@rounds/clinical-text/identifiers';
import { noteLengths } from '@rounds/contract/learning/notes.rules';
import { ApiError } from '../../../../api/client.ts';
import { useErrorText } from '../../../../api/error-text.ts';
import { selectText } from '../../../../browser/select-text.ts';
import { useDebounced } from '../../../../browser/use-debounced.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ownSubject } from '../../../../session/own-subject.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { IdentifierWarning } from '../../../../ui/identifiers/identifier-warning.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { OfflineHint } from '../../../../ui/notice/offline-hint.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useProblemToast } from '../../../../ui/toast/use-problem-toast.ts';
import { useCreateNote } from '../api/notes.ts';
import { SecondFileDialog } from './second-file-dialog.tsx';
import { UploadDetails, noDetails, sentDetails } from './upload-details.tsx';

/** `replaced`: the text that a file's has replaced; `renamed`: the title before the file's name replaced it. */
const empty = { title: '', content: '', replaced: '', renamed: '', ...noDetails };

/** The text extracted from a file. */
export interface FileText {
  readonly text: string;
  /** The file's name, without its extension. */
  readonly title: string;
  /** Called when the text is in the form. @param isCut whether it didn't all fit beside the existing text */
  readonly onTaken: (isCut: boolean) => void;
}

export interface UploadFormProps {
  readonly onUploaded: (id: number) => void;
  /** A control that extracts a file's text, and passes it on. */
  readonly file: (onText: (file: FileText) => void) => ReactNode;
}

/** Uploads a note as text. The draft stays in this browser until it is on the server. */
export function UploadForm({ onUploaded, file }: UploadFormProps) {
  const { t } = useTranslation('learning/notes');
  const { t: identifiers } = useTranslation('app/identifiers');
  const errorText = useErrorText('learning/notes');
  const { number } = useFormat();
  const { fields, now, change, clear } = useDraft('note', { ...empty, subject: ownSubject() });
  const [tried, setTried] = useState(false);
  const [warned, setWarned] = useState(false);
  /** The file's text, waiting for a decision about the existing text. */
  const [second, setSecond] = useState<FileText | null>(null);
  /** The title, if a file provided it. */
  const nameOfLast = useRef('');
  const create = useCreateNote();
  const titleRef = useRef<HTMLInputElement>(null);
  const contentRef = useRef<HTMLTextAreaElement>(null);
  const { title, content } = fields;
  const settled = useDebounced(`${title}\n${content}`, 300);
  const found = summarizeIdentifiers(settled);
  const isIncomplete = title.trim() === '' || content.trim() === '';
  const report = useProblemToast(tried && isIncomplete);
  const lacking = (text: string) => (tried && text.trim() === '' ? t('upload.required') : undefined);

  const putIn = ({ text, title: name, onTaken }: FileText, isReplacing: boolean) => {
    const { title: typed, content: written } = now();
    const isNamed = typed.trim() !== '' && !(isReplacing && typed === nameOfLast.current);
    nameOfLast.current = isNamed ? '' : name.slice(0, noteLengths.title);
    const all = isReplacing ? text : [written.trim(), text].filter(Boolean).join('\n\n');
    flushSync(() => {
      setSecond(null);
      change({
        title: isNamed ? typed : nameOfLast.current,
        content: all.slice(0, noteLengths.content),
        ...(isReplacing && { replaced: written, renamed: isNamed ? '' : typed }),
      });
    });
    contentRef.current?.focus();
    onTaken(all.length > noteLengths.content);
  };
  const takeText = (taken: FileText) => {
    if (now().content.trim() === '') putIn(taken, false);
    else setSecond(taken);
  };
  /** The current text can be restored in turn: it may have been edited since. */
  const putBack = () => {
    const { title: typed, content: written, replaced, renamed } = now();
    const isNamedBack = renamed !== '' && typed === nameOfLast.current;
    if (isNamedBack) nameOfLast.current = renamed;
    change({
      content: replaced,
      replaced: written,
      ...(isNamedBack && { title: renamed, renamed: typed }),
    });
    contentRef.current?.focus();
  };
  const mask = () => {
    flushSync(() => {
      change({ title: maskIdentifiers(title), content: maskIdentifiers(content) });
      setWarned(false);
    });
    const field = maskIdentifiers(title) === title ? contentRef.current : titleRef.current;
    if (field) selectText(field, firstMaskIn(field.value));
    toast({ title: identifiers('masked') });
  };
  const send = () => {
    create.mutate(
      { title, content, ...sentDetails(fields) },
      {
        onSuccess: ({ id }) => {
          clear();
          toast({ title: t('upload.done'), variant: 'success' });
          onUploaded(id);
        },
        onError: (error) => {
          // The dialog about plans says so.
          if (error instanceof ApiError && error.status === 402) return;
          toast({ title: t('error'), description: t('upload.failed'), variant: 'destructive' });
        },
      },
    );
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    if (isIncomplete) {
      setTried(true);
      report({ title: t('error'), description: t('upload.incomplete') });
      (title.trim() === '' ? titleRef : contentRef).current?.focus();
    } else if (findIdentifiers(`${title}\n${content}`).length > 0) setWarned(true);
    else send();
  };

  return (
    <form noValidate onSubmit={submit} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      {file(takeText)}
      <SecondFileDialog
        name={second?.title ?? null}
        onClose={() => setSecond(null)}
        onChoose={(isReplacing) => second && putIn(second, isReplacing)}
      />
      <Field label={t('upload.title')} error={lacking(title)}>
        <TextInput
          ref={titleRef}
          dir="auto"
          required
          autoComplete="off"
          value={title}
          maxLength={noteLengths.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field
        label={t('upload.content')}
        help={t('upload.contentHelp', { max: number(noteLengths.content) })}
        error={lacking(content)}
      >
        <Textarea
          ref={contentRef}
          dir="auto"
          required
          rows={10}
          value={content}
          maxLength={noteLengths.content}
          className="max-h-[60dvh] min-h-56"
          onChange={({ target }) => change({ content: target.value })}
        />
      </Field>
      {fields.replaced.trim() !== '' && (
        <Notice
          action={
            <Button variant="secondary" size="sm" onClick={putBack}>
              {t('secondFile.putBack')}
            </Button>
          }
        >
          {t('secondFile.kept')}
        </Notice>
      )}
      {found.kinds.length > 0 && (
        <IdentifierWarning
          key={String(warned)}
          {...found}
          text="note"
          insistent={warned}
          pending={create.isPending}
          onMask={mask}
          onKeep={send}
        />
      )}
      <UploadDetails details={fields} onChange={change} />
      {create.isError && (
        <Notice tone="critical">
          {errorText(create.error)} {t('upload.kept')}
        </Notice>
      )}
      <OfflineHint />
      <Button
        type="submit"
        // Masking comes first.
        variant={found.kinds.length > 0 ? 'secondary' : 'primary'}
        pending={create.isPending}
        className="justify-self-start max-sm:w-full"
      >
        {t('upload.submit')}
      </Button>
    </form>
  );
}
