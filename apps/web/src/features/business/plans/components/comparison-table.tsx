import { Check, Minus } from 'lucide-react';
import { plans, tiers, type PlanFeature, type Tier } from '@rounds/contract/business/plans.rules';
import { hasScreen } from '../../../../routing/has-screen.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';

type Cell = boolean | number | null;

interface Row {
  readonly label: string;
  readonly cell: (tier: Tier) => Cell;
  readonly screen: string | null;
  readonly whenBuilt?: true;
}

const isShown = ({ screen, whenBuilt }: Row) => !whenBuilt || screen === null || hasScreen(screen);

const has = (feature: PlanFeature) => (tier: Tier) => plans[tier].features.includes(feature);
const withoutAds = (tier: Tier) => !plans[tier].ads;
const enterprise = (tier: Tier) => tier === 'enterprise';

/**
 * What each plan includes, from the same table that the server uses. `whenBuilt` leaves out a row whose screen doesn't
 * exist.
 */
const rows = [
  { label: 'table.scenarios', cell: () => true, screen: null },
  {
    label: 'table.notes',
    cell: (tier: Tier) => plans[tier].noteAnalyses,
    screen: '/note-analysis',
    whenBuilt: true,
  },
  {
    label: 'table.generated',
    cell: (tier: Tier) => plans[tier].generations,
    screen: '/note-analysis',
    whenBuilt: true,
  },
  { label: 'feature.mentorship', cell: has('mentorship'), screen: null },
  { label: 'feature.simulations', cell: has('simulations'), screen: '/simulations' },
  { label: 'feature.noAds', cell: withoutAds, screen: null },
  { label: 'feature.whiteLabel', cell: enterprise, screen: null },
  { label: 'feature.content', cell: enterprise, screen: null },
  { label: 'feature.customPathways', cell: enterprise, screen: null },
] as const satisfies readonly Row[];

/** Compares the plans side by side. */
export function ComparisonTable() {
  const { t } = useTranslation('business/plans');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="compare-plans" className="text-xl">
        {t('table.title')}
      </h2>
      {/* On phones, all plans are visible, including their names: each row's topic is above it. Elsewhere, the table
          scrolls if there is no room, also by keyboard; hidden text in its cells stays within it. */}
      <div
        role="region"
        aria-labelledby="compare-plans"
        tabIndex={0}
        className="relative rounded-card border bg-raised sm:overflow-x-auto"
      >
        <table className="w-full text-start text-sm max-sm:table-fixed sm:min-w-144">
          <thead>
            <tr className="border-b">
              <th
                scope="col"
                className="sticky start-0 border-e bg-raised p-3 text-start font-semibold max-sm:hidden"
              >
                {t('table.feature')}
              </th>
              {tiers.map((tier) => (
                <th
                  key={tier}
                  scope="col"
                  className="py-3 font-semibold wrap-anywhere max-sm:sticky max-sm:top-14 max-sm:bg-raised max-sm:last:rounded-se-card max-sm:nth-2:rounded-ss-card max-sm:px-0.5 max-sm:text-[0.6875rem] sm:px-3"
                >
                  {tier === 'free' ? t('table.free') : t(`plan.${tier}.name`)}
                </th>
              ))}
            </tr>
          </thead>
          {rows.filter(isShown).map((row) => (
            <tbody key={row.label} className="border-b last:border-b-0">
              <tr className="sm:hidden">
                <th scope="rowgroup" colSpan={tiers.length} className="px-3 pt-2.5 text-start font-medium">
                  <Feature {...row} />
                </th>
              </tr>
              <tr>
                <th
                  scope="row"
                  className="sticky start-0 border-e bg-raised p-3 text-start font-normal max-sm:hidden"
                >
                  <Feature {...row} />
                </th>
                {tiers.map((tier) => (
                  <td key={tier} className="px-0.5 text-center max-sm:pt-1 max-sm:pb-2.5 sm:p-3">
                    <Value value={row.cell(tier)} />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

function Feature({ label, screen }: Pick<(typeof rows)[number], 'label' | 'screen'>) {
  const { t } = useTranslation('business/plans');
  return (
    <>
      {t(label)}
      {screen !== null && !hasScreen(screen) && <span className="block text-xs text-muted">{t('soon')}</span>}
    </>
  );
}

/** A symbol, a number per month, or unlimited. */
function Value({ value }: { readonly value: Cell }) {
  const { t } = useTranslation('business/plans');
  const { number } = useFormat();
  if (value === null) return t('table.unlimited');
  if (typeof value === 'number') return t('table.monthly', { number: number(value) });
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon size={18} className={value ? 'inline text-positive' : 'inline text-muted'} aria-hidden="true" />
      <VisuallyHidden>{t(value ? 'table.included' : 'table.notIncluded')}</VisuallyHidden>
    </>
  );
}
