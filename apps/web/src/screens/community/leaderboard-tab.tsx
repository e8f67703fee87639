import { useState } from 'react';
import type { CareerPath } from '@rounds/contract/common';
import { careerPaths } from '@rounds/contract/common.rules';
import { LeagueCard } from '../../features/community/leagues/components/league-card.tsx';
import { Leaderboard } from '../../features/learning/leaderboard/components/leaderboard.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { Field } from '../../ui/field/field.tsx';
import { FilterSelect } from '../../ui/field/filter-select.tsx';
import { LearnerLink } from '../learners/lazy-learner.ts';

/** The whole leaderboard, of all or of one career path, of all time or of this week; and the learner's own league. */
export function LeaderboardTab() {
  const { t } = useTranslation('screens/community');
  const { t: common } = useTranslation('app/common');
  const [careerPath, setCareerPath] = useState<CareerPath>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] lg:gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
      <LeagueCard PersonName={LearnerLink} />
    </div>
  );
}
