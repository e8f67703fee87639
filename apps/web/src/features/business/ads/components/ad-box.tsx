import type { ReactNode } from 'react';
import { ExternalLink, X } from 'lucide-react';
import type { Advertisement } from '@rounds/contract/business/ads';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { cx } from '../../../../ui/cx.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { hideAd } from '../hidden-ads.ts';
import { useImpression } from '../use-impression.ts';
import { AdLink } from './ad-link.tsx';
import { AdPicture } from './ad-picture.tsx';

export interface AdBoxProps {
  readonly ad: Advertisement;
}

/** An advertisement in the shape of its type. */
export function AdBox({ ad }: AdBoxProps) {
  if (ad.adType === 'banner') return <Banner ad={ad} />;
  return ad.adType === 'sidebar' ? <SidebarAd ad={ad} /> : <SponsoredContent ad={ad} />;
}

/** As wide as the page, separate from its main content. */
function Banner({ ad }: AdBoxProps) {
  return (
    <Frame ad={ad} className="flex items-center gap-4 p-3 pe-14 sm:p-4 sm:pe-16">
      <AdPicture ad={ad} className="size-14 sm:size-16" />
      <AdText ad={ad} lines="line-clamp-2" />
      <HideButton ad={ad} place="end-1.5 top-1.5" />
    </Frame>
  );
}

/** One of a few in the narrow column of a page; it can't be hidden. */
function SidebarAd({ ad }: AdBoxProps) {
  return (
    <Frame ad={ad} className="flex items-start gap-3.5 p-4">
      <AdPicture ad={ad} className="size-16" />
      <AdText ad={ad} lines="line-clamp-3" />
    </Frame>
  );
}

/** A card among other cards. */
function SponsoredContent({ ad }: AdBoxProps) {
  return (
    <Frame ad={ad} className="flex h-full min-h-64 flex-col gap-3 p-4 sm:p-5">
      <AdPicture ad={ad} className="h-24 w-full" />
      <AdText ad={ad} heading="h3" lines="line-clamp-4" />
      <HideButton ad={ad} place="end-6 top-6 rounded-full! bg-raised" />
    </Frame>
  );
}

interface FrameProps extends AdBoxProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Reports when it has been seen. Dashed, so that it differs from the page's own content by more than a word. */
function Frame({ ad, className, children }: FrameProps) {
  const ref = useImpression<HTMLElement>(ad);
  return (
    <Card
      ref={ref}
      aria-labelledby={`ad-${ad.id}`}
      className={cx('group relative border-dashed border-border-strong!', className)}
    >
      {children}
    </Card>
  );
}

interface AdTextProps extends AdBoxProps {
  /** A separate landmark, since the heading above it may not have been rendered yet. */
  readonly heading?: 'h2' | 'h3';
  readonly lines: string;
}

function AdText({ ad, heading: Heading = 'h2', lines }: AdTextProps) {
  const { t } = useTranslation('business/ads');
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-muted">
        <span className="font-semibold">{t('sponsored')}</span>
        {ad.sponsorName !== null && <span aria-hidden="true">·</span>}
        {/* Keeps the arrow from wrapping onto a line of its own. */}
        <span className="inline-flex items-center gap-1.5">
          {ad.sponsorName !== null && <bdi>{ad.sponsorName}</bdi>}
          <ExternalLink size={12} className="flex-none rtl:-scale-x-100" aria-hidden="true" />
        </span>
      </p>
      <Heading id={`ad-${ad.id}`} dir="auto" className="leading-snug font-semibold text-around">
        <AdLink ad={ad} />
      </Heading>
      <p dir="auto" className={cx('text-sm text-around text-muted', lines)}>
        {ad.description}
      </p>
    </div>
  );
}

/** Hides the advertisement for as long as the tab is open. Lies above the link that covers the box. */
function HideButton({ ad, place }: AdBoxProps & { readonly place: string }) {
  const { t } = useTranslation('business/ads');
  return (
    <IconButton
      label={t('hide', { title: ad.title })}
      className={cx('absolute! z-10', place)}
      onClick={() => hideAd(ad.id)}
    >
      <X size={18} aria-hidden="true" />
    </IconButton>
  );
}
