import { Check, Minus, X } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';

export interface Reason {
  readonly text: string;
  /** What it is; `none` for what was neither right nor picked. */
  readonly tone: 'right' | 'wrong' | 'none';
  readonly picked: boolean;
  readonly why?: string | undefined;
}

const looks = {
  right: { Icon: Check, look: 'border-positive bg-positive-soft', ink: 'text-positive' },
  wrong: { Icon: X, look: 'border-caution bg-caution-soft', ink: 'text-caution' },
  none: { Icon: Minus, look: 'border-border', ink: 'text-muted' },
} as const;

/** What was right and what was not, each with its reason. */
export function Reasons({ list }: { readonly list: readonly Reason[] }) {
  const { t } = useTranslation('learning/scenarios');
  return (
    <ul className="grid gap-2">
      {list.map(({ text, tone, picked, why }, index) => {
        const { Icon, look, ink } = looks[tone];
        const said =
          tone === 'right'
            ? picked
              ? 'player.yourAnswerCorrect'
              : 'player.correctOption'
            : 'player.yourAnswer';
        return (
          <li key={index} dir="ltr" className={cx('grid gap-1 rounded-control border-2 px-3 py-2', look)}>
            <span className="flex items-start gap-2">
              <Icon size={18} aria-hidden="true" className={cx('mt-0.5 flex-none stroke-[2.5]', ink)} />
              <span lang="en" className="min-w-0 grow">
                {text}
              </span>
              {tone !== 'none' && <span className={cx('text-xs font-bold', ink)}>{t(said)}</span>}
            </span>
            {why && (
              <span lang="en" className="ps-6.5 text-sm text-muted">
                {why}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
