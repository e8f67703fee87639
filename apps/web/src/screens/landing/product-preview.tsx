import { useTranslation } from '../../i18n/translation.ts';

const names = ['case', 'dashboard'] as const;
/** Pictures of the other theme are hidden, and so never loaded. */
const themes = {
  light: '[[data-theme=dark]_&]:hidden',
  dark: '[:root:not([data-theme=dark])_&]:hidden',
} as const;

/** Screenshots of the product, taken by `scripts/landing-pictures.ts`. */
export function ProductPreview() {
  const { t } = useTranslation('screens/landing');
  return (
    <section aria-labelledby="look-title" className="page grid gap-5 py-12">
      <h2 id="look-title" className="text-2xl">
        {t('look.title')}
      </h2>
      <div className="grid gap-6 lg:grid-cols-2">
        {names.map((name) => (
          <figure key={name} className="grid content-start gap-2">
            {(['light', 'dark'] as const).map((theme) => (
              <img
                key={theme}
                src={`/landing/${name}-${theme}-1280.webp`}
                srcSet={`/landing/${name}-${theme}-768.webp 768w, /landing/${name}-${theme}-1280.webp 1280w`}
                sizes="(min-width: 64rem) 40rem, 100vw"
                alt=""
                width={1280}
                height={700}
                loading="lazy"
                decoding="async"
                className={`h-auto w-full rounded-card border ${themes[theme]}`}
              />
            ))}
            <figcaption className="text-sm text-muted">{t(`look.${name}`)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
