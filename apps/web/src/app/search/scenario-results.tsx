import { Stethoscope } from 'lucide-react';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { useSummaries } from '../../features/learning/scenarios/api/list-summaries.ts';
import { English } from '../../features/learning/scenarios/components/english.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { hasScreen } from '../../routing/has-screen.ts';
import { Result, ResultGroup } from './result.tsx';

/** The scenario's own page; if there is none, the list with only this scenario. */
function addressOf({ id, title }: ScenarioSummary): string {
  const own = `/scenarios/${id}`;
  return hasScreen(own) ? own : `/learning-pathways?q=${encodeURIComponent(title)}`;
}

/** What else a scenario is found by, in addition to its title, as among the pathways. */
function keywordsOf({ description, scenario: { tags, questions } }: ScenarioSummary, path: string): string[] {
  return [path, description, ...tags, ...questions.flatMap((question) => question.tags?.topic ?? [])];
}

/** Scenarios by title, description, topic and career path. */
export function ScenarioResults({ onOpen }: { readonly onOpen: (address: string) => void }) {
  const { t } = useTranslation('app/search');
  const { t: common } = useTranslation('app/common');
  const { data: scenarios = [] } = useSummaries();
  return (
    <ResultGroup heading={t('scenarios')}>
      {scenarios.map((scenario) => {
        const path = common(`careerPath.${scenario.careerPath}`);
        return (
          <Result
            key={scenario.id}
            icon={Stethoscope}
            value={`${scenario.title} ${scenario.id}`}
            keywords={keywordsOf(scenario, path)}
            onSelect={() => onOpen(addressOf(scenario))}
          >
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
              <English>{scenario.title}</English>
              <span className="text-sm text-muted">{path}</span>
            </span>
          </Result>
        );
      })}
    </ResultGroup>
  );
}
