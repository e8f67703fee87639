import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { usePostMessage } from '../../features/community/conversations/api/post-message.ts';
import { useOwnGroups } from '../../features/community/study-groups/api/list-own-groups.ts';
import { useErrorText } from '../../api/error-text.ts';
import { stripDirectionMarks } from '../../format/safe-text.rules.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/field/select.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { toast } from '../../ui/toast/toast.ts';

export interface SendToGroupProps {
  readonly link: string;
  readonly questions: number;
  readonly onClose: () => void;
}

/** Posts a session's link into the conversation of one of the learner's study groups. */
export function SendToGroup(props: SendToGroupProps) {
  const { t } = useTranslation('learning/practice');
  const groups = useOwnGroups();
  if (groups.isPending) {
    return (
      <div role="status" aria-label={t('share.loading')}>
        <Skeleton className="h-31" />
      </div>
    );
  }
  if (groups.isError) {
    return <FailedNotice onRetry={() => void groups.refetch()}>{t('share.failed')}</FailedNotice>;
  }
  const [first] = groups.data;
  if (first) return <ChooseGroup {...props} groups={groups.data} first={first} />;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('share.none')}</p>
      <ButtonLink href="/community?tab=study-groups" variant="secondary">
        {t('share.find')}
      </ButtonLink>
    </div>
  );
}

interface ChooseGroupProps extends SendToGroupProps {
  readonly groups: readonly StudyGroup[];
  readonly first: StudyGroup;
}

function ChooseGroup({ link, questions, onClose, groups, first }: ChooseGroupProps) {
  const { t } = useTranslation('learning/practice');
  const errorText = useErrorText('community/study-groups');
  const [, navigate] = useLocation();
  const [id, setId] = useState(first.id);
  const group = groups.find((one) => one.id === id) ?? first;
  const post = usePostMessage({ kind: 'study-groups', id: group.id });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (post.isPending) return;
    const content = t('share.message', { questions: t('questions', { count: questions }), link });
    post.mutate(content, {
      onSuccess: () => {
        onClose();
        toast({ title: t('share.sent', { name: stripDirectionMarks(group.name) }), variant: 'success' });
      },
    });
  };
  return (
    <form onSubmit={send} className="grid gap-3">
      {post.isError && (
        <Notice tone="critical" title={t('share.sendFailed')}>
          {errorText(post.error)}
        </Notice>
      )}
      <Field label={t('share.group')}>
        <Select value={group.id} onChange={(event) => setId(Number(event.target.value))}>
          {groups.map((one) => (
            <option key={one.id} value={one.id}>
              {stripDirectionMarks(one.name)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={() => navigate(`/community/groups/${group.id}`)}>
          {t('share.openGroup')}
        </Button>
        <Button type="submit" pending={post.isPending}>
          {t('share.send')}
        </Button>
      </div>
    </form>
  );
}
