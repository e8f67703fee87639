import { drawingSide, type Drawing, type Tone } from '@rounds/artwork/drawing';
import { cx } from '../cx.ts';

interface Colors {
  readonly fill: Readonly<Record<Tone, string>>;
  readonly line: Readonly<Record<Tone, string>>;
}

const color: Colors = {
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

const muted: Colors = {
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

export interface IllustrationProps {
  readonly drawing: Drawing;
  /** Without color: for things that don't exist yet. */
  readonly faded?: boolean;
  /** Sets the size; 64 px when absent. */
  readonly className?: string;
}

/** A drawing in the theme's colors. Decoration: its name stands beside it. */
export function Illustration({ drawing, faded = false, className = 'size-16' }: IllustrationProps) {
  const { fill: fills, line: lines } = faded ? muted : color;
  return (
    <svg
      viewBox={`0 0 ${drawingSide} ${drawingSide}`}
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('flex-none overflow-visible', className)}
    >
      {drawing.map(({ d, fill, line }) => (
        <path key={d} d={d} className={cx(fill && fills[fill], line && lines[line])} />
      ))}
    </svg>
  );
}
