import { cx } from '../cx.ts';
import { Ring } from './ring.tsx';

export interface LevelRingProps {
  readonly level: number;
  /** How far into the level, 0 to 100. */
  readonly percent: number;
  /** The whole picture in words: "Level 3, 40% of the way to level 4". */
  readonly label: string;
  readonly size?: 'md' | 'lg';
  readonly className?: string;
}

const sizes = { md: 'size-16 text-lg', lg: 'size-24 text-2xl' } as const;

/** The level inside a ring that fills up to the next one. */
export function LevelRing({ level, percent, label, size = 'lg', className }: LevelRingProps) {
  return (
    <Ring percent={percent} label={label} className={cx('font-semibold', sizes[size], className)}>
      {level}
    </Ring>
  );
}
