import { useState } from 'react';
import { Download } from 'lucide-react';
import type { Invoice } from '@rounds/contract/business/billing.invoices';
import { invoiceLanguage } from '@rounds/contract/business/billing.rules';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useFormat } from '../../../../format/format.ts';
import { useLanguage, useTranslation } from '../../../../i18n/translation.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { NextPageButton } from '../../../../ui/button/next-page-button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { downloadInvoice, useInvoices } from '../api/list-invoices.ts';
import { refundableUntil } from '../refund.rules.ts';
import { HowToRefund } from './how-to-refund.tsx';
import { Panel } from './panel.tsx';

const tones: Readonly<Record<Invoice['status'], BadgeTone>> = {
  open: 'caution',
  paid: 'positive',
  void: 'neutral',
  refunded: 'info',
  disputed: 'critical',
};

/** The same in every language. */
const fileType = 'PDF';

export interface InvoicesPanelProps {
  /** Where to ask for a refund; null if this installation names no address. */
  readonly contact: string | null;
}

/** The learner's invoices, each also as a file. */
export function InvoicesPanel({ contact }: InvoicesPanelProps) {
  const { t } = useTranslation('business/billing.page');
  const language = useLanguage();
  const invoices = useInvoices();
  const rows = invoices.data?.pages.flatMap((page) => page.rows);
  const [now] = useState(Date.now);
  const isRefundable = rows?.some((invoice) => refundableUntil(invoice, now) !== null) === true;
  return (
    <Panel
      title={t('invoices.title')}
      query={{ ...invoices, isError: invoices.isError && !invoices.data }}
      failed={t('invoices.failed')}
      skeleton="h-12"
    >
      {rows?.length === 0 ? (
        <p>
          <span className="block font-medium">{t('invoices.empty')}</span>
          <span className="text-muted">{t('invoices.emptyText')}</span>
        </p>
      ) : (
        <ul className="-my-2 grid">
          {rows?.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} refundable={refundableUntil(invoice, now)} />
          ))}
        </ul>
      )}
      {isRefundable && (
        <p className="text-sm text-muted">
          <HowToRefund contact={contact} />
        </p>
      )}
      {rows && rows.length > 0 && invoiceLanguage(language) !== language && (
        <p className="text-sm text-muted">{t('invoices.english')}</p>
      )}
      {invoices.isFetchNextPageError && <Notice tone="critical">{t('invoices.failed')}</Notice>}
      <NextPageButton list={invoices}>{t('invoices.more')}</NextPageButton>
    </Panel>
  );
}

interface InvoiceRowProps {
  readonly invoice: Invoice;
  /** Until when; null where it isn't. */
  readonly refundable: Date | null;
}

function InvoiceRow({ invoice, refundable }: InvoiceRowProps) {
  const { number, description, amount, refunded, status, createdAt } = invoice;
  const { t } = useTranslation('business/billing.page');
  const showError = useErrorToast('business/billing');
  const { money, date } = useFormat();
  const language = useLanguage();
  const [isLoading, setIsLoading] = useState(false);
  const download = () => {
    setIsLoading(true);
    downloadInvoice(invoice, language)
      .catch((error: unknown) => showError(t('invoices.pdfFailed'), error))
      .finally(() => setIsLoading(false));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-2 last:border-b-0">
      <div className="min-w-0 flex-1 basis-48">
        {/* The payment provider's descriptions are in English. */}
        <p className="font-medium wrap-anywhere">
          <bdi lang="en">{description}</bdi>
        </p>
        <p className="text-sm text-muted">
          {date(createdAt)} · <bdi className="wrap-anywhere">{number}</bdi>
        </p>
        {refundable && (
          <p className="text-sm text-muted">{t('invoices.refund.until', { date: date(refundable) })}</p>
        )}
      </div>
      <div className="flex flex-none items-center gap-3">
        <span className="figures font-medium">{money(amount)}</span>
        <Badge tone={tones[status]}>
          {refunded > 0
            ? t('invoices.refunded', { amount: money(refunded) })
            : t(`invoices.status.${status}`)}
        </Badge>
      </div>
      <Button variant="ghost" size="sm" pending={isLoading} onClick={download}>
        <Download size={16} aria-hidden="true" />
        {fileType}
        <VisuallyHidden>{t('invoices.download', { number })}</VisuallyHidden>
      </Button>
    </li>
  );
}
