import type { Advertisement } from '@rounds/contract/business/ads';
import { useTranslation } from '../../../../i18n/translation.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { trackClick } from '../api/track.ts';

/** `auxclick` also fires for the right button, which opens no link. */
const middle = 1;

/**
 * The title, linking to the advertiser in a new tab; its ::after covers the nearest `relative` box. It is a plain link,
 * so that tracking can never keep it from opening.
 */
export function AdLink({ ad }: { readonly ad: Advertisement }) {
  const { t } = useTranslation('business/ads');
  return (
    <a
      href={ad.targetUrl}
      target="_blank"
      rel="noopener noreferrer sponsored"
      className="rounded-xs decoration-1 underline-offset-3 group-hover:underline after:absolute after:inset-0 after:rounded-card"
      onClick={() => trackClick(ad)}
      onAuxClick={(event) => event.button === middle && trackClick(ad)}
    >
      <bdi>{ad.title}</bdi>
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  );
}
