import type { AchievementIcon } from '@rounds/contract/achievements.rules';
import { badgeDrawings } from '@rounds/artwork/badges';
import { drawingSide, type Tone } from '@rounds/artwork/drawing';
import { cx } from '../../../ui/cx.ts';

interface Paint {
  readonly fill: Readonly<Record<Tone, string>>;
  readonly line: Readonly<Record<Tone, string>>;
}

const colour: Paint = {
  fill: {
    ink: 'fill-drawing-ink',
    body: 'fill-drawing-body',
    light: 'fill-drawing-light',
    accent: 'fill-drawing-accent',
    warm: 'fill-drawing-warm',
  },
  line: {
    ink: 'stroke-drawing-ink',
    body: 'stroke-drawing-body',
    light: 'stroke-drawing-light',
    accent: 'stroke-drawing-accent',
    warm: 'stroke-drawing-warm',
  },
};

const muted: Paint = {
  fill: {
    ink: 'fill-border-strong',
    body: 'fill-raised',
    light: 'fill-sunken',
    accent: 'fill-border',
    warm: 'fill-border',
  },
  line: {
    ink: 'stroke-border-strong',
    body: 'stroke-raised',
    light: 'stroke-sunken',
    accent: 'stroke-border-strong',
    warm: 'stroke-border-strong',
  },
};

export interface BadgeIconProps {
  readonly icon: AchievementIcon;
  readonly locked?: boolean;
  /** Sets the size; 64 px when absent. */
  readonly className?: string;
}

/** An achievement's drawing: in colour once it is unlocked. Decoration: its title stands beside it. */
export function BadgeIcon({ icon, locked = false, className = 'size-16' }: BadgeIconProps) {
  const { fill, line } = locked ? muted : colour;
  return (
    <svg
      viewBox={`0 0 ${drawingSide} ${drawingSide}`}
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('flex-none', className)}
    >
      {badgeDrawings[icon].map((shape) => (
        <path
          key={shape.d}
          d={shape.d}
          className={cx('fill' in shape && fill[shape.fill], 'line' in shape && line[shape.line])}
        />
      ))}
    </svg>
  );
}
