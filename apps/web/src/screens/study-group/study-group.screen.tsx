import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams, useSearchParams } from 'wouter';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { Conversation } from '../../features/community/conversations/components/conversation.tsx';
import { ThreadPage } from '../../features/community/conversations/components/thread-page.tsx';
import { Markdown } from '../../features/community/forum/components/markdown.tsx';
import { GroupTests } from '../../features/community/group-tests/components/group-tests.tsx';
import { SafetyMenu } from '../../features/community/moderation/components/safety-menu.tsx';
import { useLiveMessages } from '../../features/community/conversations/use-live-messages.ts';
import { useStudyGroup } from '../../features/community/study-groups/api/get-study-group.ts';
import { groupsKey } from '../../features/community/study-groups/api/list-study-groups.ts';
import { GroupActions } from '../../features/community/study-groups/components/group-actions.tsx';
import { GroupBadges, MemberCount } from '../../features/community/study-groups/components/group-card.tsx';
import { Invitation } from '../../features/community/study-groups/components/invitation.tsx';
import { JoinGroup } from '../../features/community/study-groups/components/join-group.tsx';
import { MemberList } from '../../features/community/study-groups/components/member-list.tsx';
import { NextMeeting } from '../../features/community/study-groups/components/next-meeting.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { stripDirectionMarks, stripOverrides } from '../../format/safe-text.rules.ts';
import { cx } from '../../ui/cx.ts';
import { ActionMenu, type Action } from '../../ui/action-menu/action-menu.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card/card.tsx';

const list = '/community?tab=study-groups';

/** One study group: what it is for everybody, its thread, members and meeting for those who are in it. */
export function StudyGroupScreen() {
  const { t } = useTranslation('community/study-groups');
  const id = Number(useParams<{ id: string }>().id);
  const group = useStudyGroup(id);
  useDocumentTitle(group.data ? stripDirectionMarks(group.data.name) : t('label'));
  return (
    <ThreadPage
      query={group}
      list={list}
      words={{
        back: t('page.back'),
        loading: t('page.loading'),
        failed: t('page.failed'),
        gone: t('page.gone'),
        goneText: t('page.goneText'),
      }}
    >
      {(data) => <Group key={data.id} group={data} />}
    </ThreadPage>
  );
}

function Group({ group }: { readonly group: StudyGroup }) {
  const { t } = useTranslation('community/study-groups');
  const { t: tests } = useTranslation('community/group-tests');
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const thread = { kind: 'study-groups', id: group.id } as const;
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: groupsKey }), [queries]);
  useLiveMessages(thread, group.isMember, refresh);
  const menu = (actions: readonly Action[]) =>
    group.own ? (
      <ActionMenu label={t('page.menu')} actions={actions} />
    ) : (
      <SafetyMenu
        label={t('page.menu')}
        actions={actions}
        kind="study_group"
        id={group.id}
        person={group.creator}
        onBlocked={refresh}
      />
    );
  return (
    <>
      <header className="grid gap-1.5 sm:gap-3 low:gap-1.5">
        {/* Members know it, and a phone or a low window has the room for what they say. */}
        <div className={cx(group.isMember && 'max-sm:hidden low:hidden')}>
          <GroupBadges group={group} />
        </div>
        <div className="flex items-start justify-between gap-3">
          <h1 dir="auto" className="text-xl text-around break-words sm:text-2xl">
            {stripDirectionMarks(group.name)}
          </h1>
          {/* Beside the first line. */}
          <div className="flex h-7 flex-none items-center sm:h-8">
            {group.isMember ? (
              <GroupActions group={group} onLeft={() => navigate(list, { replace: true })} menu={menu} />
            ) : (
              menu([])
            )}
          </div>
        </div>
        <p dir="auto" className="text-around break-words whitespace-pre-wrap text-muted">
          {stripOverrides(group.description)}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <MemberCount group={group} />
          <span>{t('card.by', { name: group.creator?.username ?? t('deletedAccount') })}</span>
        </p>
      </header>
      {!group.isMember && (
        <Card>
          <CardBody className="grid justify-items-start gap-3">
            <p>{t('page.joinFirst')}</p>
            <JoinGroup group={group} code={search.get('code') ?? undefined} />
          </CardBody>
        </Card>
      )}
      {group.isMember && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
          <Card aria-labelledby="thread-title">
            <CardHeader>
              <CardTitle id="thread-title">{t('page.thread')}</CardTitle>
            </CardHeader>
            <CardBody className="pt-3! sm:pt-4!">
              <Conversation
                thread={thread}
                renderText={(text) => <Markdown text={text} />}
                actionsOf={({ id, author }) => (
                  <SafetyMenu kind="group_message" id={id} person={author} onBlocked={refresh} />
                )}
              />
            </CardBody>
          </Card>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <NextMeeting group={group} />
            <Card aria-labelledby="tests-title">
              <CardHeader>
                <CardTitle id="tests-title">{tests('title')}</CardTitle>
              </CardHeader>
              <CardBody className="pt-2!">
                <GroupTests
                  groupId={group.id}
                  leads={group.own}
                  safety={({ id, owner }, again) => (
                    <SafetyMenu kind="group_test" id={id} person={owner} onBlocked={again} />
                  )}
                />
              </CardBody>
            </Card>
            {group.invitationCode !== null && <Invitation group={group} code={group.invitationCode} />}
            <Card aria-labelledby="members-title">
              <CardHeader>
                <CardTitle id="members-title">{t('page.members')}</CardTitle>
              </CardHeader>
              <CardBody className="pt-2!">
                <MemberList groupId={group.id} />
              </CardBody>
            </Card>
          </div>
        </div>
      )}
    </>
  );
}
