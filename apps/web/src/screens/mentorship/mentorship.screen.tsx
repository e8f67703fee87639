import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import type { Mentorship } from '@rounds/contract/community/mentorships';
import { canWrite } from '@rounds/contract/community/mentorships.rules';
import { Conversation } from '../../features/community/conversations/components/conversation.tsx';
import { ThreadPage } from '../../features/community/conversations/components/thread-page.tsx';
import { Markdown } from '../../features/community/forum/components/markdown.tsx';
import { SafetyMenu } from '../../features/community/moderation/components/safety-menu.tsx';
import { useLiveMessages } from '../../features/community/conversations/use-live-messages.ts';
import { useMentorship } from '../../features/community/mentorships/api/get-mentorship.ts';
import { mentorshipsKey } from '../../features/community/mentorships/api/list-mentors.ts';
import { MentorshipActions } from '../../features/community/mentorships/components/mentorship-actions.tsx';
import { StatusBadge } from '../../features/community/mentorships/components/status-badge.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { isFocusLost } from '../../browser/focus.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { LearnerAvatar } from '../../ui/avatar/learner-avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** One mentorship: the request, what can be done with it, and what the two write. */
export function MentorshipScreen() {
  const { t } = useTranslation('community/mentorships');
  const id = Number(useParams<{ id: string }>().id);
  const mentorship = useMentorship(id);
  useDocumentTitle(t('page.title'));
  return (
    <ThreadPage
      query={mentorship}
      list="/community?tab=mentorship"
      words={{
        back: t('page.back'),
        loading: t('page.loading'),
        failed: t('page.failed'),
        gone: t('page.gone'),
        goneText: t('page.goneText'),
      }}
    >
      {(data) => <MentorshipConversation key={data.id} mentorship={data} />}
    </ThreadPage>
  );
}

function MentorshipConversation({ mentorship }: { readonly mentorship: Mentorship }) {
  const { t } = useTranslation('community/mentorships');
  const { t: common } = useTranslation('app/common');
  const format = useFormat();
  const queries = useQueryClient();
  const { id, status, role, person, careerPath, startDate, endDate } = mentorship;
  const thread = { kind: 'mentorships', id } as const;
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: mentorshipsKey }), [queries]);
  useLiveMessages(thread, true, refresh);
  const name = person?.username ?? t('deletedAccount');
  const isOpen = canWrite(status) && person !== null;
  // Nobody is a mentor before they have accepted, nor after the end.
  const part = startDate === null ? 'Asked' : status === 'ended' ? 'Past' : 'Heading';
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  // The answer below the request is gone once it is given.
  useEffect(() => {
    if (before.current === 'pending' && status !== 'pending' && isFocusLost()) heading.current?.focus();
    before.current = status;
  }, [status]);
  return (
    <>
      <header className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <LearnerAvatar id={person?.id ?? null} name={name} size="lg" />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
            <h1 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere sm:text-2xl">
              {t(`page.${role}${part}`, { name })}
            </h1>
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              <StatusBadge status={status} />
              <Badge tone={careerPath}>{common(`careerPath.${careerPath}`)}</Badge>
              {startDate && <span>{t('page.since', { date: format.date(startDate) })}</span>}
              {endDate && <span>{t('page.until', { date: format.date(endDate) })}</span>}
            </p>
          </div>
        </div>
        {status !== 'pending' && <MentorshipActions mentorship={mentorship} />}
      </header>
      {/* Once they talk, a phone's first screen is for what they say. */}
      <Card aria-labelledby="request-title" className={cx(startDate !== null && 'max-sm:order-last')}>
        <CardHeader>
          <CardTitle id="request-title">{t(`page.${role}Request`)}</CardTitle>
        </CardHeader>
        <CardBody className="pt-2!">
          <Markdown text={mentorship.requestMessage} />
        </CardBody>
      </Card>
      {status === 'pending' && (
        <>
          <Notice live={false}>{t(`page.${role}Waits`, { name })}</Notice>
          {/* Below what is to be decided. */}
          {role === 'mentor' && <MentorshipActions mentorship={mentorship} />}
        </>
      )}
      {startDate !== null && (
        <Card aria-labelledby="thread-title">
          <CardHeader>
            <CardTitle id="thread-title">{t('page.thread')}</CardTitle>
          </CardHeader>
          <CardBody className="pt-3! sm:pt-4!">
            <Conversation
              thread={thread}
              renderText={(text) => <Markdown text={text} />}
              actionsOf={({ id: messageId, author }) => (
                <SafetyMenu kind="mentorship_message" id={messageId} person={author} onBlocked={refresh} />
              )}
              closed={!isOpen && <p className="text-sm text-muted">{t('page.closed')}</p>}
            />
          </CardBody>
        </Card>
      )}
    </>
  );
}
