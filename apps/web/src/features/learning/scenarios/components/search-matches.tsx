import { Search } from 'lucide-react';
import { useTranslation } from '../../../../i18n/translation.ts';
import type { Match } from '../scenario-search.rules.ts';
import { English } from './english.tsx';

/** A line of the other direction would cut it at its beginning. */
const cutAtItsEnd = 'rtl:inline-block rtl:max-w-full rtl:truncate rtl:align-bottom';

/** What a search found in a scenario outside its title. */
export function SearchMatches({ matches }: { readonly matches: readonly Match[] }) {
  const { rich } = useTranslation('learning/scenarios');
  if (matches.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm">
      {matches.map(({ place, text }) => (
        <p key={`${place} ${text}`} className="flex items-start gap-1.5">
          <Search size={14} className="mt-0.75 text-muted" aria-hidden="true" />
          <span className="line-clamp-2 min-w-0">
            {rich(
              `match.${place}`,
              {
                text: (words) =>
                  place === 'area' ? words : <English className={cutAtItsEnd}>{words}</English>,
              },
              { text },
            )}
          </span>
        </p>
      ))}
    </div>
  );
}
