import { useState, type ReactNode } from 'react';
import {
  Bookmark,
  BookmarkCheck,
  Calculator,
  FlaskConical,
  NotebookPen,
  Pause,
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

/** The tools that open a panel. */
export const panelTools = ['note', 'calculator', 'labs'] as const;
export type PanelTool = (typeof panelTools)[number];

export interface PlayerToolsProps {
  readonly marked: boolean;
  readonly hasNote: boolean;
  readonly open: PanelTool | null;
  readonly canPause: boolean;
  readonly wide: boolean;
  readonly onMark: () => void;
  readonly onTool: (tool: PanelTool) => void;
  readonly onPause: () => void;
  /** Absent before the first answer: there is nothing to start over from. */
  readonly onStartOver: (() => void) | undefined;
  /** How the questions are worked, which stands in the sheet: a phone has no room for it beside the clock. */
  readonly settings: ReactNode;
  /** The sheet covers the question, or no longer does. */
  readonly onSheet: (open: boolean) => void;
}

interface Item {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly letter?: string;
  readonly pressed?: boolean;
  readonly lit?: boolean;
  readonly onPress: () => void;
}

/** What helps to work on a question: a row of icons where there is room, a sheet on a phone. */
export function PlayerTools(props: PlayerToolsProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const items = useItems(props);
  return props.wide ? (
    <div role="toolbar" aria-label={t('tools.title')} className="flex items-center">
      {items.map(({ key, label, icon: Icon, pressed, lit, onPress }) => (
        <IconButton key={key} label={label} aria-pressed={pressed} onClick={onPress}>
          <Icon size={19} aria-hidden="true" className={cx((pressed || lit) && 'text-accent-text')} />
        </IconButton>
      ))}
    </div>
  ) : (
    <Sheet items={items} settings={props.settings} onSheet={props.onSheet} />
  );
}

function useItems(props: PlayerToolsProps): readonly Item[] {
  const { t } = useTranslation('learning/scenarios.player');
  const { marked, hasNote, open, canPause, onMark, onTool, onPause, onStartOver } = props;
  const panel = (tool: PanelTool, icon: LucideIcon, letter: string, lit = false): Item => ({
    key: tool,
    label: t(`tools.${tool}`),
    icon,
    letter,
    pressed: open === tool,
    lit,
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
    ...(canPause
      ? [{ key: 'pause', label: t('tools.pause'), icon: Pause, letter: 'P', onPress: onPause }]
      : []),
    ...(onStartOver
      ? [{ key: 'startOver', label: t('tools.startOver'), icon: RotateCcw, onPress: onStartOver }]
      : []),
  ];
}

interface SheetProps extends Pick<PlayerToolsProps, 'settings' | 'onSheet'> {
  readonly items: readonly Item[];
}

function Sheet({ items, settings, onSheet }: SheetProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const [open, setOpen] = useState(false);
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    onSheet(isOpen);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        data-tools=""
        aria-haspopup="dialog"
        className="-me-3"
        onClick={() => show(true)}
      >
        <Wrench size={18} aria-hidden="true" />
        {t('tools.title')}
      </Button>
      <Dialog open={open} onOpenChange={show} title={t('tools.title')}>
        <ul className="-mx-2 grid">
          {items.map(({ key, label, icon: Icon, letter, onPress }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => {
                  show(false);
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
