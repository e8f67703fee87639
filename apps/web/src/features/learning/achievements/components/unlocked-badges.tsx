import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Illustration } from '../../../../ui/drawings/illustration.tsx';
import { badgeDrawing } from '@rounds/artwork/badges';
import { BadgesInEnglish } from './badges-in-english.tsx';

/** The badges that a scenario has just unlocked, on its result. */
export function UnlockedBadges({ unlocked }: { readonly unlocked: readonly UserAchievement[] }) {
  const { t } = useTranslation('learning/achievements');
  return (
    <section aria-labelledby="unlocked-title" className="rounded-card border bg-raised p-4 sm:p-5">
      <h2 id="unlocked-title" className="text-lg font-semibold">
        {t('result.title', { count: unlocked.length })}
      </h2>
      <BadgesInEnglish className="mt-1" />
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {unlocked.map(({ id, achievement }) => (
          <li key={id} className="flex animate-float-in items-center gap-3">
            <Illustration drawing={badgeDrawing(achievement.icon)} className="size-12" />
            <span className="grid">
              {/* Aligned as its line is, whatever its own direction. */}
              <span className="font-semibold">
                <bdi lang="en" dir="ltr">
                  {achievement.title}
                </bdi>
              </span>
              <span className="figures text-sm">{t('card.earned', { xp: achievement.xpReward })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
