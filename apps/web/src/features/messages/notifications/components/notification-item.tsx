import { Link } from 'wouter';
import type { NotificationEntry } from '@rounds/contract/messages/notifications';
import { hasScreen } from '../../../../routing/has-screen.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import { describeNotification } from '../kinds.ts';

export interface NotificationItemProps {
  readonly entry: NotificationEntry;
  readonly onRead: () => void;
  readonly onNavigate: () => void;
}

/** Its text and time, linking to its subject. Pressing it marks it as read. */
export function NotificationItem({ entry, onRead, onNavigate }: NotificationItemProps) {
  const { t } = useTranslation('messages/notifications');
  const { icon: Icon, strings, sentence, values, place } = describeNotification(entry);
  const { rich } = useTranslation(strings);
  const unread = entry.readAt === null;
  // If there is a screen for it.
  const href = place !== null && hasScreen(place) ? place : null;
  // Badge and prize names are content, which is in English.
  const name = (text: string) => (
    <bdi lang="en" className="font-semibold">
      {text}
    </bdi>
  );
  // Titles and names by learners may be in any language.
  const written = (text: string) => <bdi className="font-semibold">{text}</bdi>;
  const figure = (text: string) => <bdi dir="ltr">{text}</bdi>;
  const words = rich(
    sentence,
    { title: name, prize: name, xp: figure, topic: written, person: written, group: written },
    values,
  );
  const whole = 'text-start after:absolute after:inset-0 after:rounded-control';
  return (
    <li className="relative flex gap-3 rounded-control p-2 has-[a:hover,button:hover]:bg-hover">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-9 flex-none place-content-center rounded-full',
          unread ? 'bg-accent text-on-accent' : 'bg-sunken text-muted',
        )}
      >
        <Icon size={18} />
      </span>
      <div className="grid grow gap-0.5">
        <p>
          {unread && <span className="sr-only">{t('unread')} </span>}
          {href !== null && (
            <Link
              href={href}
              onClick={() => {
                onRead();
                onNavigate();
              }}
              className={whole}
            >
              {words}
            </Link>
          )}
          {href === null && !unread && words}
          {href === null && unread && (
            <button type="button" onClick={onRead} className={whole}>
              {words}
              <span className="sr-only"> {t('markOne')}</span>
            </button>
          )}
        </p>
        <p className="text-sm text-muted">
          <RelativeTime instant={entry.createdAt} />
        </p>
      </div>
      {unread && <span aria-hidden="true" className="mt-2 size-2.5 flex-none rounded-full bg-accent" />}
    </li>
  );
}
