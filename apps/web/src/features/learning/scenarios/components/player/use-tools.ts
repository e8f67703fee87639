import { useState } from 'react';
import type { PlayerEvent } from '../../player.rules.ts';
import type { PanelTool } from '../tools/player-tools.tsx';

/** The tool that is open beside a question, a phone's sheet of all tools, and the pause, which closes them. */
export function useTools(
  paused: boolean,
  apply: (event: PlayerEvent) => void,
  onCover: (open: boolean) => void,
) {
  const [tool, setTool] = useState<PanelTool | null>(null);
  const [isSheetOpen, setSheet] = useState(false);
  const showSheet = (open: boolean) => {
    setSheet(open);
    onCover(open);
  };
  return {
    tool,
    close: () => setTool(null),
    toggle: (wanted: PanelTool) => {
      if (!paused) setTool(tool === wanted ? null : wanted);
    },
    pause: () => {
      setTool(null);
      apply({ type: 'pause' });
    },
    resume: () => apply({ type: 'resume' }),
    isSheetOpen,
    showSheet,
  };
}
