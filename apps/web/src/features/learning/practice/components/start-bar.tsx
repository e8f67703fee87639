import { useErrorText } from '../../../../api/error-text.ts';
import { useOnline } from '../../../../browser/online.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { minutesFor } from '../choice.rules.ts';

export interface StartBarProps {
  /** How many questions match; undefined while unknown. */
  readonly matching: number | undefined;
  readonly wanted: number;
  /** Whether counting them failed. */
  readonly countFailed: boolean;
  readonly error: unknown;
  readonly pending: boolean;
  /** Whether something else is the next step. */
  readonly isSecond: boolean;
  readonly onStart: () => void;
}

/**
 * How many questions that makes and how long they take, and the start button. If nothing matches, it says so before a
 * press.
 */
export function StartBar({
  matching,
  wanted,
  countFailed,
  error,
  pending,
  isSecond,
  onStart,
}: StartBarProps) {
  const { t } = useTranslation('learning/practice');
  const { t: player } = useTranslation('learning/scenarios.player');
  const errorText = useErrorText('learning/practice');
  const format = useFormat();
  const online = useOnline();
  const nothing = matching === 0;
  const questions = Math.min(matching ?? wanted, wanted);
  return (
    <div className="grid gap-3">
      {!online && <Notice tone="caution">{t('form.offline')}</Notice>}
      {Boolean(error) && (
        <Notice tone="critical" title={player('result.practiceFailed')}>
          {errorText(error)}
        </Notice>
      )}
      <div className="flex items-center justify-between gap-x-4">
        <p role="status" className="min-h-12 min-w-0 grow content-center leading-snug max-sm:text-sm">
          {nothing && t('errors.nothing_matches')}
          {matching !== undefined && !nothing && (
            <>
              <span className="block font-semibold">
                {t('questions', { count: questions })} ·{' '}
                {t('about', { minutes: format.number(minutesFor(questions)) })}
              </span>
              <span className="block text-sm text-muted max-sm:text-xs">
                {t('form.match', { count: matching })} {matching < wanted && t('form.all')}
              </span>
            </>
          )}
          {matching === undefined && countFailed && t('form.countFailed')}
        </p>
        <Button
          variant={isSecond ? 'secondary' : 'primary'}
          className="flex-none sm:min-w-40"
          disabled={nothing || !online}
          pending={pending}
          onClick={onStart}
        >
          {t('form.start')}
        </Button>
      </div>
    </div>
  );
}
