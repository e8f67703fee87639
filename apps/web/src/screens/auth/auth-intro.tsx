import { Suspense, useState } from 'react';
import { useIdle } from '../../browser/idle.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { isWide } from '../../browser/media.ts';

const CaseDrawing = lazyWithRetry(
  async () => (await import('../../ui/drawings/case-drawing.tsx')).CaseDrawing,
);

/** What Rounds is, beside the forms; on small screens only its first words. */
export function AuthIntro() {
  const { t } = useTranslation('identity/accounts');
  const idle = useIdle();
  // Small screens have no room for the drawing and do not load it.
  const [wide] = useState(isWide);
  const points = [t('auth.point.cases'), t('auth.point.explanations'), t('auth.point.progress')];
  return (
    <div className="mx-auto grid max-w-md gap-3 text-center lg:mx-0 lg:max-w-xl lg:gap-5 lg:pt-6 lg:text-start">
      <h1 className="text-xl sm:text-2xl lg:text-3xl">{t('auth.headline')}</h1>
      <p className="text-muted lg:text-lg">{t('auth.lead')}</p>
      <ul className="hidden gap-2.5 lg:grid">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-3">
            <span aria-hidden="true" className="mt-2 size-2 flex-none rounded-full bg-celebrate" />
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
