import type { SandboxSession } from '../../features/business/payments/api/sandbox.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';

const row = 'flex flex-wrap items-baseline justify-between gap-x-4';

/** What is bought, what it costs today, and what afterwards. */
export function CheckoutSummary({ session }: { readonly session: SandboxSession }) {
  const { t } = useTranslation('business/sandbox.pages');
  const { money } = useFormat();
  const { name, subtotal, total } = session;
  return (
    <div className="grid gap-3">
      <h2 className="text-lg font-semibold">{t('checkout.item', { name })}</h2>
      <dl className="figures grid gap-1.5">
        <div className={row}>
          <dt className="text-muted">{t('checkout.subtotal')}</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        {total < subtotal && (
          <div className={row}>
            <dt className="text-muted">{t('checkout.discount')}</dt>
            <dd>{money(total - subtotal)}</dd>
          </div>
        )}
        <div className={`${row} border-t pt-2 text-lg font-semibold`}>
          <dt>{t('checkout.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">
        {total === 0 && `${t('checkout.nothing')} `}
        {t('checkout.then', { price: money(subtotal) })}
      </p>
    </div>
  );
}
