import type { ReactNode } from 'react';
import { Card, CardBody } from '../../../../ui/card/card.tsx';
import { cx } from '../../../../ui/cx.ts';
import { CheckList } from '../../../../ui/list/check-list.tsx';

export interface OrderLine {
  readonly label: string;
  readonly value: string;
}

export interface OrderSummaryProps {
  readonly name: string;
  /** What it includes. */
  readonly features: readonly string[];
  readonly lines: readonly OrderLine[];
  /** What is charged now. */
  readonly total: OrderLine;
  /** What happens afterwards. */
  readonly children: ReactNode;
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-4';

/** What is bought, for how long, what it costs now, and what comes next: beside the payment form. */
export function OrderSummary({ name, features, lines, total, children }: OrderSummaryProps) {
  return (
    <Card>
      <CardBody className="grid gap-3">
        <h2 className="text-lg font-semibold">{name}</h2>
        {/* On a phone, the form comes first. */}
        <CheckList items={features} className="max-sm:hidden" />
        <dl className="figures grid gap-1.5">
          {lines.map(({ label, value }) => (
            <div key={label} className={row}>
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={cx(row, 'border-t pt-2 text-lg font-semibold')}>
            <dt>{total.label}</dt>
            <dd>{total.value}</dd>
          </div>
        </dl>
        <div className="grid gap-1 text-sm text-muted">{children}</div>
      </CardBody>
    </Card>
  );
}
