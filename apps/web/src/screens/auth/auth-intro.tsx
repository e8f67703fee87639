import { Suspense, useState } from 'react';
import { useIdle } from '../../browser/idle.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { isWide } from '../../browser/media.ts';
import { cx } from '../../ui/cx.ts';

const CaseDrawing = lazyWithRetry(
  async () => (await import('../../ui/drawings/case-drawing.tsx')).CaseDrawing,
);

/** What Rounds is, beside the forms; above them on small screens, where `brief` leaves the room to a longer form. */
export function AuthIntro({ brief }: { readonly brief: boolean }) {
  const { t } = useTranslation('identity/accounts');
  const idle = useIdle();
  // Small screens have no room for the drawing and do not load it.
  const [wide] = useState(isWide);
  const points = [t('auth.point.cases'), t('auth.point.explanations'), t('auth.point.progress')];
  return (
    <div className="mx-auto grid max-w-md gap-3 text-center md:mx-0 md:max-w-xl md:gap-5 md:pt-6 md:text-start">
      <h1 className="text-xl sm:text-2xl lg:text-3xl">{t('auth.headline')}</h1>
      <p className="text-muted max-md:hidden lg:text-lg">{t('auth.lead')}</p>
      <ul className={cx('grid gap-1 text-start text-sm sm:text-base md:gap-2.5', brief && 'max-md:hidden')}>
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2.5 md:gap-3">
            <span aria-hidden="true" className="mt-1.5 size-2 flex-none md:mt-2 rounded-full bg-celebrate" />
            {point}
          </li>
        ))}
      </ul>
      {wide && (
        <div className="mt-4 aspect-[480/260] w-full max-w-lg">
          <Suspense>{idle && <CaseDrawing className="animate-fade-in" />}</Suspense>
        </div>
      )}
    </div>
  );
}
