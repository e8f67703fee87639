import { useState } from 'react';
import type { CareerPath } from '@rounds/contract/common';
import { careerPaths } from '@rounds/contract/common.rules';
import { useLeague } from '../../features/community/leagues/api/get-league.ts';
import { LeagueCard } from '../../features/community/leagues/components/league-card.tsx';
import { Leaderboard } from '../../features/learning/leaderboard/components/leaderboard.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field/field.tsx';
import { FilterSelect } from '../../ui/field/filter-select.tsx';
import { LearnerLink } from '../learners/lazy-learner.ts';

/** The learner's own league, and the whole leaderboard: of all or of one career path, of all time or of this week. */
export function LeaderboardTab() {
  const { t } = useTranslation('screens/community');
  const { t: common } = useTranslation('app/common');
  const [careerPath, setCareerPath] = useState<CareerPath>();
  const league = useLeague();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(20rem,1fr)_minmax(0,2fr)] lg:gap-5">
      <LeagueCard PersonName={LearnerLink} />
      {/* Below the league it waits until the league has its final height, so that nothing shifts. */}
      <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', league.isPending && 'max-lg:invisible')}>
        <Field label={t('leaderboard.careerPath')} className="sm:max-w-xs">
          <FilterSelect
            value={careerPath}
            values={careerPaths}
            all={t('leaderboard.allCareerPaths')}
            nameOf={(path) => common(`careerPath.${path}`)}
            onChoose={setCareerPath}
          />
        </Field>
        <Leaderboard careerPath={careerPath} switchable PersonName={LearnerLink} />
      </div>
    </div>
  );
}
