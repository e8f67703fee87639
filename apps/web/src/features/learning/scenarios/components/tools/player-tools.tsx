import { useState, type ReactNode } from 'react';
import {
  Bookmark,
  BookmarkCheck,
  Calculator,
  FlaskConical,
  NotebookPen,
  Pause,
  Play,
  RotateCcw,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { cx } from '../../../../../ui/cx.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { IconButton } from '../../../../../ui/icon-button/icon-button.tsx';
import { Kbd } from '../../../../../ui/kbd/kbd.tsx';
import { StartOverDialog } from './start-over-dialog.tsx';

/** The tools that open a panel. */
export const panelTools = ['note', 'calculator', 'labs'] as const;
export type PanelTool = (typeof panelTools)[number];

export interface PlayerToolsProps {
  readonly marked: boolean;
  readonly hasNote: boolean;
  readonly open: PanelTool | null;
  /** Whether the clock runs, or could. */
  readonly canPause: boolean;
  readonly paused: boolean;
  readonly wide: boolean;
  /** Whether the sheet is open; it can be opened from elsewhere too. */
  readonly sheet: boolean;
  readonly onSheet: (open: boolean) => void;
  readonly onMark: () => void;
  readonly onTool: (tool: PanelTool) => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  /** Absent if an attempt can't be restarted, as in practice. */
  readonly onStartOver: (() => void) | undefined;
  /** Before the first answer, there is nothing to start over from. */
  readonly canStartOver: boolean;
  /** Controls for how the questions are asked, in the sheet: a phone has no room for them beside the clock. */
  readonly settings: ReactNode;
  /** Called when a sheet or a dialog covers the question, or no longer does. */
  readonly onCover: (open: boolean) => void;
}

interface Item {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly letter?: string;
  readonly pressed?: boolean;
  readonly lit?: boolean;
  /** Whether it has no use right now. Its space is kept, so that nothing moves under the pointer. */
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** Tools for working on a question: a row of icons if there is room, a sheet on a phone. */
export function PlayerTools(props: PlayerToolsProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const { onCover, onStartOver } = props;
  const [isStartingOver, setStartingOver] = useState(false);
  const ask = (open: boolean) => {
    setStartingOver(open);
    onCover(open);
  };
  const items = useItems({ ...props, onStartOver: onStartOver && (() => ask(true)) });
  const tools = props.wide ? (
    <div role="toolbar" aria-label={t('tools.title')} className="flex items-center">
      {items.map(({ key, label, icon: Icon, pressed, lit, disabled, onPress }) => (
        <IconButton key={key} label={label} aria-pressed={pressed} disabled={disabled} onClick={onPress}>
          <Icon size={19} aria-hidden="true" className={cx((pressed || lit) && 'text-accent-text')} />
        </IconButton>
      ))}
    </div>
  ) : (
    <Sheet
      items={items.filter(({ disabled }) => !disabled)}
      open={props.sheet}
      onOpenChange={props.onSheet}
      settings={props.settings}
    />
  );
  return (
    <>
      {tools}
      {onStartOver && <StartOverDialog open={isStartingOver} onOpenChange={ask} onStartOver={onStartOver} />}
    </>
  );
}

function useItems(props: PlayerToolsProps): readonly Item[] {
  const { t } = useTranslation('learning/scenarios.player');
  const { marked, hasNote, open, canPause, paused, canStartOver } = props;
  const { onMark, onTool, onPause, onResume, onStartOver } = props;
  const panel = (tool: PanelTool, icon: LucideIcon, letter: string, lit = false): Item => ({
    key: tool,
    label: t(`tools.${tool}`),
    icon,
    letter,
    pressed: open === tool,
    lit,
    // The case that they are for is hidden.
    disabled: paused,
    onPress: () => onTool(tool),
  });
  return [
    {
      key: 'mark',
      label: t(marked ? 'tools.unmark' : 'tools.mark'),
      icon: marked ? BookmarkCheck : Bookmark,
      letter: 'M',
      lit: marked,
      onPress: onMark,
    },
    panel('note', NotebookPen, 'N', hasNote),
    panel('calculator', Calculator, 'K'),
    panel('labs', FlaskConical, 'L'),
    {
      key: 'pause',
      label: t(paused ? 'paused.resume' : 'tools.pause'),
      icon: paused ? Play : Pause,
      letter: 'P',
      disabled: !paused && !canPause,
      onPress: paused ? onResume : onPause,
    },
    ...(onStartOver
      ? [
          {
            key: 'startOver',
            label: t('tools.startOver'),
            icon: RotateCcw,
            disabled: !canStartOver,
            onPress: onStartOver,
          },
        ]
      : []),
  ];
}

interface SheetProps extends Pick<PlayerToolsProps, 'settings'> {
  readonly items: readonly Item[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function Sheet({ items, open, onOpenChange, settings }: SheetProps) {
  const { t } = useTranslation('learning/scenarios.player');
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        data-tools=""
        aria-haspopup="dialog"
        className="-me-3"
        onClick={() => onOpenChange(true)}
      >
        <Wrench size={18} aria-hidden="true" />
        {t('tools.title')}
      </Button>
      <Dialog open={open} onOpenChange={onOpenChange} title={t('tools.title')}>
        <ul className="-mx-2 grid">
          {items.map(({ key, label, icon: Icon, letter, onPress }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => {
                  onOpenChange(false);
                  onPress();
                }}
                className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-start font-medium hover:bg-hover"
              >
                <Icon size={20} aria-hidden="true" className="text-muted" />
                <span className="grow">{label}</span>
                {letter && (
                  <span className="pointer-coarse:hidden">
                    <Kbd>{letter}</Kbd>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
        {settings && <div className="mt-2 grid gap-4 border-t pt-4">{settings}</div>}
      </Dialog>
    </>
  );
}
