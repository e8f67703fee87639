import { lazy, Suspense } from 'react';
import type { PanelTool } from '../../features/learning/scenarios/components/tools/player-tools.tsx';
import { ToolPanel } from '../../features/learning/scenarios/components/tools/tool-panel.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Textarea } from '../../ui/field/textarea.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/* Fetched by the press that asks for them. */
const Calculator = lazy(async () => ({
  default: (await import('../../features/learning/scenarios/components/tools/calculator.tsx')).Calculator,
}));
const LabReference = lazy(async () => ({
  default: (await import('../../features/learning/scenarios/components/tools/lab-reference.tsx'))
    .LabReference,
}));

export interface RunToolProps {
  readonly tool: PanelTool;
  /** Of the question, on this device. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The tool that is open beside a question. What is noted there stays on this device. */
export function RunTool({ tool, name, onClose }: RunToolProps) {
  const { t } = useTranslation('learning/scenarios.player');
  return (
    <ToolPanel key={tool} title={t(`tools.${tool}`)} onClose={onClose}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        {tool === 'note' && <OwnNote name={name} />}
        {tool === 'calculator' && <Calculator />}
        {tool === 'labs' && <LabReference />}
      </Suspense>
    </ToolPanel>
  );
}

function OwnNote({ name }: { readonly name: string }) {
  const { t } = useTranslation('learning/scenarios.player');
  const { fields, change } = useDraft(`note-scenario.${name}`, { note: '' });
  return (
    <Textarea
      aria-label={t('tools.note')}
      dir="auto"
      maxLength={2000}
      value={fields.note}
      onChange={({ target }) => change({ note: target.value })}
    />
  );
}
