import { Check, CircleDashed, Minus, X } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';

export interface Reason {
  readonly text: string;
  /** The kind of entry: `missed` is right like others and wasn't picked, `none` is neither right nor picked. */
  readonly tone: Tone;
  readonly picked: boolean;
  /** Replaces the tone's text. */
  readonly said?: string | undefined;
  readonly why?: string | undefined;
}

export type Tone = 'right' | 'missed' | 'wrong' | 'none';

export const toneLooks = {
  right: { Icon: Check, look: 'border-positive bg-positive-soft', ink: 'text-positive' },
  missed: { Icon: CircleDashed, look: 'border-dashed border-positive', ink: 'text-positive' },
  wrong: { Icon: X, look: 'border-caution bg-caution-soft', ink: 'text-caution' },
  none: { Icon: Minus, look: 'border-border text-muted', ink: 'text-muted' },
} as const;

/** How an entry turned out, in a list with several right ones. */
export function toneOf(isKey: boolean, isPicked: boolean): Tone {
  if (isKey) return isPicked ? 'right' : 'missed';
  return isPicked ? 'wrong' : 'none';
}

/** A tone in words. */
export function useToneText(): (tone: Tone, picked?: boolean) => string {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  return (tone, picked = true) => {
    switch (tone) {
      case 'right':
        return t(picked ? 'player.yourAnswerCorrect' : 'player.correctOption');
      case 'missed':
        return player('format.missed');
      case 'wrong':
        return t('player.yourAnswer');
      case 'none':
        return '';
    }
  };
}

/** What was right and what wasn't, each with its rationale. */
export function Reasons({ list }: { readonly list: readonly Reason[] }) {
  const textOf = useToneText();
  return (
    <ul className="grid gap-2">
      {list.map(({ text, tone, picked, why, said = textOf(tone, picked) }, index) => {
        const { Icon, look, ink } = toneLooks[tone];
        return (
          <li key={index} dir="ltr" className={cx('grid gap-1 rounded-control border-2 px-3 py-2', look)}>
            <span className="flex items-start gap-2">
              <Icon size={18} aria-hidden="true" className={cx('mt-0.5 flex-none stroke-[2.5]', ink)} />
              <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
                <span lang="en" className="min-w-0 flex-auto text-text sm:flex-[1_1_8rem]">
                  {text}
                </span>
                {said !== '' && <bdi className={cx('flex-none text-xs font-bold', ink)}>{said}</bdi>}
              </span>
            </span>
            {why && (
              <span lang="en" className="measure-wide ps-6.5 text-sm text-muted">
                {why}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
