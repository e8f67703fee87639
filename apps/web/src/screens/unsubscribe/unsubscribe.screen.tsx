import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import {
  useEndSubscription,
  useSubscription,
} from '../../features/messages/notifications/api/subscription.ts';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { FlatlineDrawing } from '../../ui/drawings/flatline.tsx';
import { LetterDrawing } from '../../ui/drawings/letter.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';

/** The unsubscribe link of a mail leads here. Once confirmed, it ends mails of that kind, whoever is signed in. */
export function UnsubscribeScreen() {
  const { t } = useTranslation('screens/unsubscribe');
  const { t: common } = useTranslation('app/common');
  const { t: shell } = useTranslation('app/shell');
  const errorText = useErrorText('messages/notifications');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { answer, error, pending, run } = useSubscription();
  useEffect(() => run(token), [run, token]);
  useDocumentTitle(t('stop'));
  if (answer) return <Confirmation token={token} isLookBack={answer.list === 'look_back'} />;
  if (error === undefined) {
    return (
      <FullPageMessage title={t('stop')}>
        <span className="inline-flex items-center gap-2">
          <Spinner label={t('loading')} />
          <span aria-hidden="true">{t('loading')}</span>
        </span>
      </FullPageMessage>
    );
  }
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  return (
    <FullPageMessage
      drawing={<FlatlineDrawing />}
      title={t(isRefused ? 'invalid' : 'failed')}
      action={
        isRefused ? (
          // Mails can be ended there as well.
          <ButtonLink href="/profile?tab=settings" variant="secondary">
            {shell('settings')}
          </ButtonLink>
        ) : (
          <Button onClick={() => run(token)} pending={pending}>
            {common('action.tryAgain')}
          </Button>
        )
      }
    >
      {errorText(error)}
    </FullPageMessage>
  );
}

interface ConfirmationProps {
  readonly token: string;
  /** What the link ends: the weekly look back, or all notifications by mail. */
  readonly isLookBack: boolean;
}

function Confirmation({ token, isLookBack }: ConfirmationProps) {
  const { t } = useTranslation('screens/unsubscribe');
  const { t: shell } = useTranslation('app/shell');
  const errorText = useErrorText('messages/notifications');
  const { answer, error, pending, run } = useEndSubscription();
  const list = isLookBack ? 'lookBack' : 'all';
  if (answer) {
    return (
      <Told isDone>
        <FullPageMessage
          drawing={<LetterDrawing />}
          title={t(`done.${list}`)}
          action={
            <ButtonLink href={isLookBack ? '/look-back' : '/profile?tab=settings'} variant="secondary">
              {isLookBack ? t('week') : shell('settings')}
            </ButtonLink>
          }
        >
          {t(`doneText.${list}`)}
        </FullPageMessage>
      </Told>
    );
  }
  return (
    <Told>
      <FullPageMessage
        title={t(`title.${list}`)}
        action={
          <>
            {error !== undefined && (
              <Notice tone="critical" className="w-full">
                {errorText(error, t('stopFailed'))}
              </Notice>
            )}
            <Button onClick={() => run(token)} pending={pending}>
              {t('stop')}
            </Button>
          </>
        }
      >
        {t(`text.${list}`)}
      </FullPageMessage>
    </Told>
  );
}

interface ToldProps {
  readonly isDone?: boolean;
  readonly children: ReactNode;
}

/** What was pressed goes away with the press: the page says what became of it, and goes on from there. */
function Told({ isDone = false, children }: ToldProps) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) told.current?.focus({ preventScroll: true });
  }, [isDone]);
  return (
    <div ref={told} role="status" tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
