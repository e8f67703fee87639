import type { Scenario } from '@rounds/contract/learning/scenarios';
import { ReportProblem } from '../../features/learning/scenarios/components/player/report-problem.tsx';
import { DiscussQuestion } from './discuss-question.tsx';

export interface AboutQuestionProps {
  readonly scenario: Pick<Scenario, 'id' | 'version'>;
  readonly questionIndex: number;
  readonly selectedOption: number | null;
}

/** What a learner can do about an explained question: discuss it, or report it to its authors. */
export function AboutQuestion({ scenario, questionIndex, selectedOption }: AboutQuestionProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <DiscussQuestion scenarioId={scenario.id} questionIndex={questionIndex} />
      <ReportProblem
        item={{ scenarioId: scenario.id, version: scenario.version, questionIndex, selectedOption }}
      />
    </div>
  );
}
