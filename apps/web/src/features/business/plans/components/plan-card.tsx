import { useId, type ReactNode } from 'react';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { cx } from '../../../../ui/cx.ts';
import { CheckList } from '../../../../ui/list/check-list.tsx';

export interface PlanCardProps {
  readonly name: string;
  readonly text: string;
  /** The price, as large as the card allows. */
  readonly price: ReactNode;
  /** Beside or below the price. */
  readonly period?: ReactNode;
  readonly badge?: string | undefined;
  readonly features: readonly string[];
  /** What the action requires first, right above it. */
  readonly terms?: ReactNode;
  readonly action: ReactNode;
}

/** A plan: its price, what it includes, and the button that leads to it. */
export function PlanCard({ name, text, price, period, badge, features, terms, action }: PlanCardProps) {
  const id = useId();
  return (
    <Card
      aria-labelledby={id}
      className={cx(
        'grid grid-rows-[auto_auto_1fr_auto] gap-4 p-5 lg:row-span-4 lg:grid-rows-subgrid',
        badge && 'border-2 border-accent',
      )}
    >
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={id} className="text-lg font-semibold">
            {name}
          </h3>
          {badge && <Badge tone="accent">{badge}</Badge>}
        </div>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <div className="min-h-16">
        <p className="figures text-3xl font-bold">{price}</p>
        {period && <div className="text-sm text-muted">{period}</div>}
      </div>
      <div className="grid content-between gap-4">
        <CheckList items={features} className="content-start" />
        {terms}
      </div>
      <div className="grid content-start">{action}</div>
    </Card>
  );
}
