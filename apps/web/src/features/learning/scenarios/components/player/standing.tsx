import { useTranslation } from '../../../../../i18n/translation.ts';
import { correctCount, partlyCorrectCount, type PlayerState } from '../../player.rules.ts';

/** The run's score so far, or in exam mode only how much is answered. Renders nothing before the first answer. */
export function Standing({ state }: { readonly state: PlayerState }) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const { answers, questions } = state;
  const answered = answers.length;
  if (state.mode === 'exam') {
    return <span className="figures">{player('exam.answered', { answered, total: questions.length })}</span>;
  }
  const partly = partlyCorrectCount(answers);
  return (
    <>
      {/* Out of the answered questions: out of all questions, a right answer would look like a failure. */}
      {answered > 0 && (
        <span className="figures">
          {t('player.score', { score: correctCount(answers), total: answered })}
        </span>
      )}
      {partly > 0 && <span className="figures">{player('result.partly', { count: partly })}</span>}
    </>
  );
}
