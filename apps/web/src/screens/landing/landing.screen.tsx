import { Suspense, useState } from 'react';
import type { CareerPath } from '@rounds/contract/common';
import { useSample } from '../../features/learning/scenarios/api/get-sample.ts';
import { useIdle } from '../../browser/idle.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { loadNamespaces, useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { signUp } from './hero-frame.tsx';
import { ProductPreview } from './product-preview.tsx';
import { Pricing } from './pricing.tsx';
import { Stats } from './stats.tsx';
import { Testimonials } from './testimonials.tsx';

/** The player's parts and strings, which the first look at the page does without. */
const SampleCase = lazyWithRetry(async () => {
  const [{ SampleCase: Content }] = await Promise.all([
    import('../../features/learning/scenarios/components/sample-case.tsx'),
    loadNamespaces(['learning/scenarios', 'learning/scenarios.player']),
  ]);
  return Content;
});

export function LandingScreen() {
  const { t } = useTranslation('screens/landing');
  const idle = useIdle();
  const [path, setPath] = useState<CareerPath>('nursing');
  const sample = useSample(path);
  useDocumentTitle(t('title'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <Hero />
      <section
        id="try"
        aria-labelledby="try-title"
        className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-10"
      >
        <div className="grid gap-1">
          <h2 id="try-title" className="text-2xl">
            {t('try.title')}
          </h2>
          <p className="measure text-muted">{t('try.text')}</p>
        </div>
        <Suspense fallback={<Skeleton className="h-176 rounded-card" />}>
          {idle ? (
            <SampleCase
              {...sample}
              path={path}
              onPath={setPath}
              next={({ id }) => (
                <ButtonLink href={`${signUp}&next=${encodeURIComponent(`/scenarios/${id}`)}`}>
                  {t('try.continue')}
                </ButtonLink>
              )}
            />
          ) : (
            <Skeleton className="h-176 rounded-card" />
          )}
        </Suspense>
      </section>
      <Features />
      <ProductPreview />
      <Stats sample={sample.sample} />
      <Testimonials />
      <Pricing />
      <section className="page grid justify-items-center gap-4 py-14 text-center">
        <h2 className="text-2xl">{t('cta.title')}</h2>
        <p className="measure text-muted">{t('cta.text')}</p>
        <ButtonLink href={signUp} size="lg">
          {t('hero.start')}
        </ButtonLink>
      </section>
    </div>
  );
}
