import { useMemo } from 'react';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { useSummaries } from '../../features/learning/scenarios/api/list-summaries.ts';
import { useAreaName } from '../../features/learning/scenarios/area-name.ts';
import { English } from '../../features/learning/scenarios/components/english.tsx';
import { PathIcon } from '../../features/learning/scenarios/components/path-icon.tsx';
import { SearchMatches } from '../../features/learning/scenarios/components/search-matches.tsx';
import {
  findMatches,
  indexScenario,
  type Match,
  type SearchIndex,
} from '../../features/learning/scenarios/scenario-search.rules.ts';
import { hasText, searchable } from '../../format/fold.rules.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { hasScreen } from '../../routing/has-screen.ts';
import { ResultGroup } from './result.tsx';

export interface ScenarioResultsProps {
  readonly text: string;
  readonly onOpen: (address: string) => void;
}

/** The scenario's own page; if there is none, the list with only this scenario. */
function addressOf({ id, title }: ScenarioSummary): string {
  const own = `/scenarios/${id}`;
  return hasScreen(own) ? own : `/learning-pathways?q=${encodeURIComponent(title)}`;
}

const pathIcons = {
  nursing: () => <PathIcon path="nursing" className="size-5" />,
  doctor: () => <PathIcon path="doctor" className="size-5" />,
  pharmacy: () => <PathIcon path="pharmacy" className="size-5" />,
  tech: () => <PathIcon path="tech" className="size-5" />,
};

/**
 * Where the text is found outside the title, as on the pathways screen. The career path is shown next to each result,
 * so words that match its name need no place.
 */
function matchesOf(index: SearchIndex, path: string, text: string): readonly Match[] {
  const name = searchable(path);
  const besides = text.split(/\s+/).filter((word) => !hasText(name, word));
  return findMatches(index, text) ?? findMatches(index, besides.join(' ')) ?? [];
}

/** Scenarios that contain the typed text, searched as on the pathways screen, and by career path too. */
export function ScenarioResults({ text, onOpen }: ScenarioResultsProps) {
  const { t } = useTranslation('app/search');
  const { t: common } = useTranslation('app/common');
  const nameOf = useAreaName();
  const { data: scenarios } = useSummaries();
  const own = useSession().user?.careerPath;
  const indexes = useMemo(() => {
    // Among equals, the learner's own career path comes first.
    const isOther = ({ careerPath }: ScenarioSummary) => Number(careerPath !== own);
    return (scenarios ?? [])
      .toSorted((a, b) => isOther(a) - isOther(b))
      .map((scenario) => ({ scenario, index: indexScenario(scenario, nameOf) }));
  }, [scenarios, nameOf, own]);
  return (
    <ResultGroup
      heading={t('scenarios')}
      text={text}
      results={indexes.map(({ scenario, index }) => {
        const path = common(`careerPath.${scenario.careerPath}`);
        return {
          key: scenario.id,
          icon: pathIcons[scenario.careerPath],
          name: scenario.title,
          keywords: [path, ...index.texts.map((place) => place.text)],
          onSelect: () => onOpen(addressOf(scenario)),
          render: () => (
            <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)]">
              {/* A phone has no room for both in a line: one below the other there, however short the title is. */}
              <div className="grid gap-x-4 sm:flex sm:items-baseline sm:justify-between">
                <English>{scenario.title}</English>
                <span className="flex-none text-sm text-muted">{path}</span>
              </div>
              <SearchMatches matches={matchesOf(index, path, text)} />
            </div>
          ),
        };
      })}
    />
  );
}
