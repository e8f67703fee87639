import { useTranslation } from '../../i18n/translation.ts';

const names = ['case', 'dashboard'] as const;
/** Pictures of the other theme are hidden, and so never loaded. */
const themes = {
  light: '[[data-theme=dark]_&]:hidden',
  dark: '[:root:not([data-theme=dark])_&]:hidden',
} as const;

/** Screenshots of the product, taken by `scripts/landing-pictures.ts`: a phone's where a laptop's would be too small to read. */
export function ProductPreview() {
  const { t } = useTranslation('screens/landing');
  return (
    <section aria-labelledby="look-title" className="page grid gap-5 py-12">
      <h2 id="look-title" className="text-2xl">
        {t('look.title')}
      </h2>
      <div className="grid gap-6 sm:grid-cols-2">
        {names.map((name) => (
          <figure key={name} className="grid content-start gap-2 max-lg:max-w-90">
            {(['light', 'dark'] as const).map((theme) => (
              <picture key={theme} className={themes[theme]}>
                <source
                  media="(min-width: 64rem)"
                  srcSet={`/landing/${name}-wide-${theme}-768.webp 768w, /landing/${name}-wide-${theme}-1280.webp 1280w`}
                  sizes="40rem"
                  width={1280}
                  height={700}
                />
                <img
                  src={`/landing/${name}-phone-${theme}-720.webp`}
                  alt=""
                  width={360}
                  height={664}
                  loading="lazy"
                  className="h-auto w-full rounded-card border"
                />
              </picture>
            ))}
            <figcaption className="text-sm text-muted">{t(`look.${name}`)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
