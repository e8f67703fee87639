import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { isWide } from '../../browser/media.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { HeroFrame } from './hero-frame.tsx';

const CaseDrawing = lazyWithRetry(
  async () => (await import('../../ui/drawings/case-drawing.tsx')).CaseDrawing,
);

export function Hero() {
  const { t } = useTranslation('screens/landing');
  // Small screens have no room for the drawing and do not load it.
  const [wide] = useState(isWide);
  return (
    <HeroFrame t={t}>
      {wide && (
        <Suspense>
          <CaseDrawing className="animate-fade-in" />
        </Suspense>
      )}
    </HeroFrame>
  );
}
