import { badgeDrawings } from '@rounds/artwork/badges';
import { drawingSide, type Tone } from '@rounds/artwork/drawing';
import { cx } from '../../../ui/cx.ts';

/** The tones in the theme's colours; on dark as on light. */
const fills: Readonly<Record<Tone, string>> = {
  ink: 'fill-text',
  body: 'fill-accent',
  light: 'fill-accent-soft',
  accent: 'fill-accent-hover',
  warm: 'fill-celebrate',
};
const strokes: Readonly<Record<Tone, string>> = {
  ink: 'stroke-text',
  body: 'stroke-accent',
  light: 'stroke-accent-soft',
  accent: 'stroke-accent-hover',
  warm: 'stroke-celebrate',
};

/** The drawing of an achievement. Decoration: its title stands beside it. */
export function BadgeDrawing({ icon, className }: { readonly icon: string; readonly className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${drawingSide} ${drawingSide}`}
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {badgeDrawings[icon]?.map(({ d, fill, line }, index) => (
        <path
          key={index}
          d={d}
          className={cx(fill ? fills[fill] : 'fill-transparent', line && strokes[line])}
        />
      ))}
    </svg>
  );
}
