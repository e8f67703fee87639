import { Laptop, Smartphone } from 'lucide-react';
import type { OpenSession } from '@rounds/contract/identity/accounts.security';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { CollapsibleCard } from '../../../../ui/card/collapsible-card.tsx';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useEndOtherSessions, useEndSession, useSessions } from '../api/sessions.ts';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useDeviceName } from './use-device-name.ts';
import { Retry } from './retry.tsx';

/** Where the learner is signed in, with "sign out" for each and for all others. */
export function SessionsCard() {
  const { t } = useTranslation('identity/accounts.security');
  const showError = useErrorToast('identity/accounts');
  const { data, error, refetch, isFetching } = useSessions();
  const endOne = useEndSession();
  const endOthers = useEndOtherSessions();
  const nameOf = useDeviceName();
  const others = data?.filter(({ current }) => !current) ?? [];

  const succeed = (description: string) =>
    toast({ title: t('sessions.endedTitle'), description, variant: 'success' });
  const fail = (failure: unknown) => showError(t('failed'), failure);
  const end = (id: number) =>
    endOne.mutate(id, {
      onSuccess: () => succeed(t('sessions.endedText')),
      onError: fail,
    });

  return (
    <CollapsibleCard
      id="sessions"
      title={t('sessions.title')}
      value={data?.map(nameOf).join(' · ') ?? null}
      action={
        others.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            pending={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: () => succeed(t('password.doneText')),
                onError: fail,
              })
            }
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <p className="px-4 pt-1 text-sm text-muted sm:px-5">{t('sessions.text')}</p>
      <div className="p-4 sm:p-5">
        {error && <Retry error={error} pending={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div role="status" aria-label={t('sessions.loading')} className="grid gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
        {data && (
          <ul className="grid divide-y">
            {data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                pending={endOne.isPending && endOne.variables === session.id}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </CollapsibleCard>
  );
}

interface SessionRowProps {
  readonly session: OpenSession;
  readonly pending: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, pending, onEnd }: SessionRowProps) {
  const { t } = useTranslation('identity/accounts.security');
  const { system, current, createdAt, lastUsedAt } = session;
  const Icon = system === 'android' || system === 'ios' ? Smartphone : Laptop;
  const device = useDeviceName()(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Icon size={20} className="mt-0.5 flex-none text-muted" aria-hidden="true" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {device}
            {current && <Badge tone="accent">{t('sessions.current')}</Badge>}
          </p>
          <p className="text-sm text-muted">
            {t('sessions.since')} <RelativeTime instant={createdAt} />
            {/* This one is in use right now; the server notes that only now and then. */}
            {!current && (
              <>
                {' · '}
                {t('sessions.used')} <RelativeTime instant={lastUsedAt} />
              </>
            )}
          </p>
        </div>
      </div>
      {!current && (
        <Button
          variant="ghost"
          size="sm"
          pending={pending}
          onClick={onEnd}
          aria-label={t('sessions.endNamed', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
