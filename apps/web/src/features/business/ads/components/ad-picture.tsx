import { useState } from 'react';
import type { Advertisement } from '@rounds/contract/business/ads';
import { cx } from '../../../../ui/cx.ts';

export interface AdPictureProps {
  readonly ad: Advertisement;
  /** Its size: the place is taken before the picture has come. */
  readonly className: string;
}

/** The advertiser's picture, or a drawing where there is none or it does not load. */
export function AdPicture({ ad, className }: AdPictureProps) {
  const [failed, setFailed] = useState(false);
  const box = cx('flex-none overflow-hidden rounded-control bg-sunken', className);
  if (ad.imageUrl === null || failed) {
    return (
      <span className={box} aria-hidden="true">
        <Drawing />
      </span>
    );
  }
  return (
    <img
      src={ad.imageUrl}
      alt=""
      className={cx(box, 'object-cover')}
      loading="lazy"
      decoding="async"
      // Don't tell the advertiser's server which page this is.
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

/** A board with a notice pinned to it. */
function Drawing() {
  return (
    <svg
      viewBox="0 0 96 96"
      className="size-full"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      preserveAspectRatio="xMidYMid meet"
    >
      <rect x="22" y="24" width="52" height="50" rx="5" className="fill-raised stroke-border-strong" />
      <path d="M31 46h34M31 55h34M31 64h20" className="stroke-border-strong" strokeLinecap="round" />
      <path d="M31 35h18" className="stroke-accent" strokeLinecap="round" strokeWidth="4" />
      <circle cx="48" cy="24" r="5" className="fill-accent-soft stroke-accent" />
    </svg>
  );
}
