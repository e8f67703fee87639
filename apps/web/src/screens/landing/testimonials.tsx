import { useTranslation } from '../../i18n/translation.ts';
import { Card } from '../../ui/card/card.tsx';

const names = ['student', 'graduate', 'educator'] as const;

/** Written by us, and marked as such. */
export function Testimonials() {
  const { t } = useTranslation('screens/landing');
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      className="page grid scroll-mt-16 gap-5 py-12"
    >
      <div className="grid gap-1">
        <h2 id="testimonials-title" className="text-2xl">
          {t('testimonials.title')}
        </h2>
        <p className="text-muted">{t('testimonials.note')}</p>
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        {names.map((name) => (
          <Card key={name} className="p-5">
            <figure className="grid gap-3">
              <blockquote>{t(`testimonials.${name}.quote`)}</blockquote>
              <figcaption className="text-sm text-muted">{t(`testimonials.${name}.who`)}</figcaption>
            </figure>
          </Card>
        ))}
      </div>
    </section>
  );
}
