import { lazy, Suspense } from 'react';
import type { PanelTool } from '../../features/learning/scenarios/components/tools/player-tools.tsx';
import { ToolPanel } from '../../features/learning/scenarios/components/tools/tool-panel.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { QuestionNote } from './question-note.tsx';
import type { Marking, QuestionRef } from './use-marking.ts';

/* Loaded when they are first opened. */
const Calculator = lazy(async () => ({
  default: (await import('../../features/learning/scenarios/components/tools/calculator.tsx')).Calculator,
}));
const LabReference = lazy(async () => ({
  default: (await import('../../features/learning/scenarios/components/tools/lab-reference.tsx'))
    .LabReference,
}));

export interface QuestionToolProps {
  readonly tool: PanelTool;
  readonly question: QuestionRef;
  readonly marking: Marking;
  readonly onClose: () => void;
}

/** The tool that is open beside a question. */
export function QuestionTool({ tool, question, marking, onClose }: QuestionToolProps) {
  const { t } = useTranslation('learning/scenarios.player');
  return (
    <ToolPanel key={tool} title={t(`tools.${tool}`)} onClose={onClose}>
      <Suspense fallback={<Skeleton className="h-84" />}>
        {tool === 'note' && (
          <QuestionNote
            key={`${question.scenarioId} ${question.questionIndex}`}
            initial={marking.noteOn(question)}
            isUnsent={marking.isUnsent(question)}
            status={marking.status}
            onSave={(note) => marking.write(question, note)}
          />
        )}
        {tool === 'calculator' && <Calculator />}
        {tool === 'labs' && <LabReference />}
      </Suspense>
    </ToolPanel>
  );
}
