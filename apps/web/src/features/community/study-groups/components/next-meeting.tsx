import { Suspense, useState } from 'react';
import { CalendarPlus, MapPin } from 'lucide-react';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { useLanguage, useTranslation } from '../../../../i18n/translation.ts';
import { lazyWithRetry } from '../../../../browser/lazy-with-retry.ts';
import { stripDirectionMarks } from '../../../../format/safe-text.rules.ts';
import { saveFile } from '../../../../browser/save-file.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { Link } from '../../../../ui/link/link.tsx';
import { toICalendar } from '../calendar.rules.ts';

const MeetingDialog = lazyWithRetry(async () => (await import('./meeting-dialog.tsx')).MeetingDialog);

/** The length of a meeting in calendars, in minutes: organizers aren't asked for it. */
const meetingMinutes = 60;

/** When the group meets next, in the reader's own zone, with a calendar download; its creator sets it. */
export function NextMeeting({ group }: { readonly group: StudyGroup }) {
  const { t } = useTranslation('community/study-groups');
  const [isEditing, setEditing] = useState(false);
  const { nextMeeting, meetingPlace } = group;
  return (
    <Card aria-labelledby="meeting-title">
      <CardHeader>
        <CardTitle id="meeting-title">{t('meeting.title')}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-3 pt-2!">
        {nextMeeting === null ? (
          <p className="text-muted">{t('meeting.none')}</p>
        ) : (
          <>
            <MeetingTime instant={nextMeeting} />
            {meetingPlace && <MeetingPlace text={meetingPlace} />}
          </>
        )}
        <div className="flex flex-wrap gap-2">
          {nextMeeting !== null && <DownloadButton group={group} startsAt={nextMeeting} />}
          {group.own && (
            <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
              {t(nextMeeting === null ? 'meeting.set' : 'meeting.change')}
            </Button>
          )}
        </div>
        {isEditing && (
          <Suspense>
            <MeetingDialog group={group} onClose={() => setEditing(false)} />
          </Suspense>
        )}
      </CardBody>
    </Card>
  );
}

function MeetingTime({ instant }: { readonly instant: string }) {
  const { t } = useTranslation('community/study-groups');
  const language = useLanguage();
  const date = new Date(instant);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  const time = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (
    <div>
      <time dateTime={instant} className="grid">
        <span className="font-semibold">{day.format(date)}</span>
        <span className="figures">{time.format(date)}</span>
      </time>
      {date.getTime() < Date.now() && <p className="text-sm text-muted">{t('meeting.past')}</p>}
    </div>
  );
}

function MeetingPlace({ text }: { readonly text: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm">
      <MapPin size={16} aria-hidden="true" className="mt-0.5" />
      <span className="min-w-0 break-words">
        {/^https?:\/\/\S+$/.test(text) ? <Link href={text}>{text}</Link> : <bdi>{text}</bdi>}
      </span>
    </p>
  );
}

function DownloadButton({ group, startsAt }: { readonly group: StudyGroup; readonly startsAt: string }) {
  const { t } = useTranslation('community/study-groups');
  const download = () => {
    const url = `${location.origin}/community/groups/${group.id}`;
    const file = toICalendar(
      {
        uid: `study-group-${group.id}-${Date.parse(startsAt) / 1000}@${location.hostname}`,
        startsAt,
        minutes: meetingMinutes,
        summary: t('meeting.event', { name: stripDirectionMarks(group.name) }),
        description: `${group.description}\n${url}`,
        location: group.meetingPlace,
        url,
      },
      new Date().toISOString(),
    );
    saveFile(`rounds-study-group-${group.id}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Button variant="secondary" size="sm" onClick={download}>
      <CalendarPlus size={16} aria-hidden="true" />
      {t('meeting.download')}
    </Button>
  );
}
