import { useState } from 'react';
import {
  BookOpen,
  CalendarDays,
  GraduationCap,
  Megaphone,
  Shirt,
  Stethoscope,
  type LucideIcon,
} from 'lucide-react';
import type { Advertisement } from '@rounds/contract/business/ads';
import type { AdCategory } from '@rounds/contract/business/ads.rules';
import { cx } from '../../../../ui/cx.ts';

export interface AdPictureProps {
  readonly ad: Advertisement;
  /** Reserves its space before the picture loads. */
  readonly className: string;
}

/** The advertiser's picture, or a drawing if there is none or it fails to load. */
export function AdPicture({ ad, className }: AdPictureProps) {
  const [failed, setFailed] = useState(false);
  const box = cx('flex-none overflow-hidden rounded-control', className);
  if (ad.imageUrl === null || failed) {
    const Icon = ad.category ? drawings[ad.category] : Megaphone;
    return (
      <span aria-hidden="true" className={cx('grid place-items-center bg-accent-soft text-accent-text', box)}>
        <Icon size={32} strokeWidth={1.5} />
      </span>
    );
  }
  return (
    <img
      src={ad.imageUrl}
      alt=""
      className={cx('bg-sunken object-cover', box)}
      loading="lazy"
      decoding="async"
      // Don't tell the advertiser's server which page this is.
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

/** A drawing of what an advertisement is for. */
const drawings: Readonly<Record<AdCategory, LucideIcon>> = {
  equipment: Stethoscope,
  clothing: Shirt,
  books: BookOpen,
  courses: GraduationCap,
  events: CalendarDays,
};
