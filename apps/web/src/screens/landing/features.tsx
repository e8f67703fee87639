import { BookOpenCheck, Stethoscope, Target, Trophy, Users, WifiOff } from 'lucide-react';
import { useTranslation } from '../../i18n/translation.ts';

const icons = {
  cases: Stethoscope,
  explanations: BookOpenCheck,
  practice: Target,
  progress: Trophy,
  community: Users,
  offline: WifiOff,
} as const;

const names = Object.keys(icons) as (keyof typeof icons)[];

export function Features() {
  const { t } = useTranslation('screens/landing');
  return (
    <section id="features" aria-labelledby="features-title" className="page grid scroll-mt-16 gap-6 py-12">
      <h2 id="features-title" className="text-2xl">
        {t('features.title')}
      </h2>
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => {
          const Icon = icons[name];
          return (
            <li key={name} className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-4 gap-y-1">
              <span className="row-span-2 grid size-11 place-items-center rounded-control bg-accent-soft text-accent-text">
                <Icon size={22} aria-hidden="true" />
              </span>
              <h3 className="font-semibold">{t(`features.${name}.title`)}</h3>
              <p className="text-muted">{t(`features.${name}.text`)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
