import type { ChangePreview } from '@rounds/contract/business/billing';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Fact } from './panel.tsx';

export interface PreviewLinesProps {
  readonly preview: ChangePreview;
  readonly from: string;
  readonly to: string;
  /** When the paid period ends. */
  readonly until: string;
}

/** A change of plan in the form of an invoice, and what comes after. */
export function PreviewLines({ preview, from, to, until }: PreviewLinesProps) {
  const { t } = useTranslation('business/billing.page');
  const { money, date } = useFormat();
  const { unused, remaining, creditUsed, dueToday, creditLeft, next } = preview;
  return (
    <dl>
      <Fact label={t('change.unused', { plan: from })}>{money(-unused)}</Fact>
      <Fact label={t('change.remaining', { plan: to, date: date(until) })}>{money(remaining)}</Fact>
      {creditUsed > 0 && <Fact label={t('change.creditUsed')}>{money(-creditUsed)}</Fact>}
      <Fact label={t('change.due')}>
        <strong>{money(dueToday)}</strong>
      </Fact>
      {creditLeft > 0 && <Fact label={t('change.creditLeft')}>{money(creditLeft)}</Fact>}
      {next ? (
        <Fact label={t('change.next', { date: date(next.at) })}>{money(next.amount)}</Fact>
      ) : (
        <Fact label={t('change.ends')}>{date(until)}</Fact>
      )}
    </dl>
  );
}
