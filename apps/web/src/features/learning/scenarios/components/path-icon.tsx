import type { ReactNode } from 'react';
import type { CareerPath } from '@rounds/contract/common';
import { cx } from '../../../../ui/cx.ts';

/* Two tones each, drawn on 32: the path's soft color inside, its ink around. */
const inks: Readonly<Record<CareerPath, string>> = {
  nursing: 'stroke-nursing [--soft:var(--nursing-soft)]',
  doctor: 'stroke-doctor [--soft:var(--doctor-soft)]',
  pharmacy: 'stroke-pharmacy [--soft:var(--pharmacy-soft)]',
  tech: 'stroke-tech [--soft:var(--tech-soft)]',
};

const soft = 'fill-(--soft)';

const drawings: Readonly<Record<CareerPath, ReactNode>> = {
  // A heart with a pulse in a caring hand's curve.
  nursing: (
    <>
      <path
        className={soft}
        d="M16 24.5C9.2 20 5.5 16.2 5.5 11.9a5.4 5.4 0 0 1 10.5-1.8 5.4 5.4 0 0 1 10.5 1.8c0 4.3-3.7 8.1-10.5 12.6Z"
      />
      <path d="M9.5 14.5h3.3l1.6-3 2.6 5.6 1.7-2.6h3.8" />
      <path d="M8.5 26.2c2.2 1.6 4.6 2.3 7.5 2.3s5.3-.7 7.5-2.3" />
    </>
  ),
  // A stethoscope.
  doctor: (
    <>
      <path d="M8 4.5H6.2v7a5.8 5.8 0 0 0 11.6 0v-7H16" />
      <path d="M12 17.3v4.2a6 6 0 0 0 12 0v-3" />
      <circle className={soft} cx="24" cy="15" r="3.6" />
    </>
  ),
  // A mortar with its pestle.
  pharmacy: (
    <>
      <path d="m18.5 14 6.2-8.6a1.9 1.9 0 0 1 3 2.2L23 14" />
      <path className={soft} d="M5 14h22c0 5.6-3.2 9.4-7 10.9H12C8.2 23.4 5 19.6 5 14Z" />
      <path d="M9.5 28.2h13M13.5 25v3.2M18.5 25v3.2" />
    </>
  ),
  // A microscope.
  tech: (
    <>
      <path className={soft} d="m13.2 5.6 4.6-2.1 5 10.7-4.6 2.1z" />
      <path d="m17.3 18.9 3.5-1.6" />
      <path d="M20.7 8.2A9.6 9.6 0 0 1 20.4 27.5" />
      <path d="M6.5 27.5h19M9 21.5h8.5M11 24.5v3" />
    </>
  ),
};

/** A career path's drawing; decoration beside its name. */
export function PathIcon({ path, className }: { readonly path: CareerPath; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('size-8 flex-none', inks[path], className)}
    >
      {drawings[path]}
    </svg>
  );
}
