import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type BadgeTone =
  | 'neutral'
  | 'accent'
  | 'celebrate'
  | 'positive'
  | 'caution'
  | 'critical'
  | 'info'
  | 'nursing'
  | 'doctor'
  | 'pharmacy'
  | 'tech';

const tones: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent-text',
  celebrate: 'bg-celebrate-soft text-celebrate-text',
  positive: 'bg-positive-soft text-positive',
  caution: 'bg-caution-soft text-caution',
  critical: 'bg-critical-soft text-critical',
  info: 'bg-info-soft text-info',
  nursing: 'bg-nursing-soft text-nursing',
  doctor: 'bg-doctor-soft text-doctor',
  pharmacy: 'bg-pharmacy-soft text-pharmacy',
  tech: 'bg-tech-soft text-tech',
};

export interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: BadgeTone;
}

export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    />
  );
}
