import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { ChevronDown, GraduationCap, ListChecks } from 'lucide-react';
import { modes, type Mode } from '@rounds/contract/learning/attempts.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { buttonClass } from '../../../../../ui/button/button-style.ts';
import { Popover } from '../../../../../ui/popover/popover.tsx';
import { Tooltip } from '../../../../../ui/tooltip/tooltip.tsx';
import { RadioGroup } from '../../../../../ui/radio-group/radio-group.tsx';

const icons = { tutor: GraduationCap, exam: ListChecks } as const;

export interface ModeFieldsProps {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}

export interface ModeMenuProps extends ModeFieldsProps {
  /** Only until the first answer. */
  readonly canChange: boolean;
  /** The question, which the open menu lies over: a choice leads back to it. */
  readonly card: RefObject<HTMLElement | null>;
}

/** When explanations come: after each answer, or at the end. Once fixed, it just says which. */
export function ModeMenu({ mode, canChange, card, onChange }: ModeMenuProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const Icon = icons[mode];
  const name = t(`mode.${mode}`);
  if (!canChange) {
    return (
      <span className="inline-flex items-center gap-1.5 px-1 text-sm font-medium text-muted">
        <Icon size={18} aria-hidden="true" />
        <span className="max-sm:sr-only">{name}</span>
      </span>
    );
  }
  return (
    <Popover
      label={t('mode.label')}
      button={(props) => (
        <Tooltip text={t('mode.change', { mode: name })} isName>
          <button
            type="button"
            {...props}
            aria-label={t('mode.change', { mode: name })}
            className={buttonClass({ variant: 'ghost', size: 'sm' }, 'px-2!')}
          >
            <Icon size={18} aria-hidden="true" />
            <span className="max-sm:hidden">{name}</span>
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        </Tooltip>
      )}
    >
      {(close) => {
        const leave = () => {
          close();
          card.current?.focus({ preventScroll: true });
        };
        return (
          // Arrow keys pass over the choices, so only a press or a confirmation ends it.
          <div
            onClick={(event: MouseEvent) => event.detail > 0 && isRadio(event.target) && leave()}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              leave();
            }}
          >
            <ModeFields mode={mode} onChange={onChange} />
          </div>
        );
      }}
    </Popover>
  );
}

const isRadio = (target: EventTarget) => target instanceof HTMLInputElement;

/** The menu's content, for places without room for a menu. */
export function ModeFields({ mode, onChange }: ModeFieldsProps) {
  const { t } = useTranslation('learning/scenarios.player');
  return (
    <RadioGroup
      legend={t('mode.label')}
      options={modes.map((value) => ({ value, label: t(`mode.${value}`), help: t(`mode.${value}Text`) }))}
      value={mode}
      onChange={onChange}
    />
  );
}

export interface ExamNoticeProps extends Pick<ModeFieldsProps, 'onChange'> {
  readonly card: RefObject<HTMLElement | null>;
}

/** Says that a run began in exam mode because the last one did, and leads out of it. */
export function ExamNotice({ card, onChange }: ExamNoticeProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const leave = () => {
    onChange('tutor');
    // The button goes, and the focus would go with it.
    card.current?.focus({ preventScroll: true });
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>{t('mode.still')}</span>
      <button
        type="button"
        onClick={leave}
        className="min-h-9 font-semibold text-accent-text underline underline-offset-3 pointer-coarse:min-h-11"
      >
        {t('mode.toTutor')}
      </button>
    </p>
  );
}

/** Says before the first answer that there is no going back to one. */
export function ExamIsFinal() {
  const { t } = useTranslation('learning/scenarios.player');
  return <p className="text-sm text-muted">{t('exam.final')}</p>;
}
