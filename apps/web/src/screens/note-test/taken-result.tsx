import { useEffect, useRef, type ReactNode } from 'react';
import { Sparkles, Star } from 'lucide-react';
import type { NoteAnswer } from '@rounds/contract/learning/notes.questions.rules';
import type { NoteAttempt } from '@rounds/contract/learning/notes.attempts';
import { earningNoteScenarios, noteScenarioXp } from '@rounds/contract/learning/notes.rules';
import { pointsForXp } from '@rounds/contract/learning/progress.rules';
import { gradeOf } from '@rounds/contract/learning/progress.answers.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { Award, Extra } from '../../features/learning/progress/components/award.tsx';
import { ResultReview } from '../../features/learning/scenarios/components/player/result-review.tsx';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Ring } from '../../ui/charts/ring.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ResultPage } from '../scenario-player/result-page.tsx';

export interface TakenResultProps {
  readonly scenario: Scenario;
  /** What belongs to the story and isn't prose. */
  readonly told?: ReactNode;
  /** What the case and the explanations are headed with. */
  readonly heading?: string | undefined;
  /** What the order of the options went by. */
  readonly seed: string;
  readonly answers: readonly NoteAnswer[];
  /** Questions that the learner flagged. */
  readonly flagged: readonly number[];
  /** Questions that the learner changed: nobody checked them against the note. */
  readonly edited: readonly number[];
  readonly attempt: NoteAttempt;
  readonly passingScore: number;
  /** Whether it can give XP, so that none has to be explained. */
  readonly mayEarn?: boolean;
  /** Whether missed questions come back in review. */
  readonly isReviewed?: boolean;
  /** Null where the note is somebody else's. */
  readonly noteId: number | null;
  readonly back: ReactNode;
  /** Where it goes on once it is passed: a test by its title, or the note's case; null where nothing waits. */
  readonly next: { readonly href: string; readonly title: string | null } | null;
  readonly onAgain: () => void;
  /** More that can be done with the test. */
  readonly actions?: ReactNode;
}

const noPeers = () => undefined;

/** What an attempt came to, with every question and the sentence of the note that it comes from. */
export function TakenResult(props: TakenResultProps) {
  const {
    scenario,
    told,
    heading,
    seed,
    answers,
    flagged,
    edited,
    attempt,
    passingScore,
    mayEarn = false,
    isReviewed = false,
    noteId,
    back,
    next,
    onAgain,
    actions,
  } = props;
  const { t } = useTranslation('learning/notes');
  const { percent, number } = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { questions } = scenario.scenario;
  const { score, correct, total, passed, xp } = attempt;
  const graded = answers.flatMap((given) => {
    const question = questions[given.questionIndex];
    const grade = question && gradeOf(question, given);
    return grade ? [{ questionIndex: given.questionIndex, ...grade }] : [];
  });
  // Once it is passed, what comes next is the primary action: at least the note that it is from.
  const leadsOn = passed && (next !== null || noteId !== null);
  const onward = next && (
    <ButtonLink href={next.href} variant={passed ? 'primary' : 'secondary'}>
      {next.title === null ? t('take.play') : t('take.nextTest', { title: next.title })}
    </ButtonLink>
  );
  const toNote = noteId !== null && (
    <ButtonLink
      href={`/note-analysis?tab=analyze&note=${noteId}`}
      variant={leadsOn && next === null ? 'primary' : 'ghost'}
    >
      {t('take.toNote')}
    </ButtonLink>
  );
  return (
    <div className="page pt-2 pb-6">
      <ResultPage
        back={back}
        title={
          <h1
            ref={title}
            tabIndex={-1}
            dir="auto"
            className="text-around text-xl outline-none wrap-anywhere sm:text-2xl"
          >
            {scenario.title}
          </h1>
        }
        review={
          <ResultReview
            steps={questions.map((_, questionIndex) => ({ scenario, questionIndex }))}
            told={told}
            heading={heading}
            seed={seed}
            answers={graded}
            peersOf={noPeers}
            isMarked={(step) => flagged.includes(step)}
            renderAbout={(step) =>
              edited.includes(step) && <p className="text-sm text-muted">{t('items.edited')}</p>
            }
          />
        }
      >
        <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4 sm:p-5">
          <Ring
            percent={score}
            label={percent(score)}
            tone={passed ? 'positive' : 'accent'}
            className="size-20 font-bold"
          >
            {percent(score)}
          </Ring>
          <div className="min-w-0 grow basis-40">
            <p className="font-semibold">{t(passed ? 'take.passed' : 'take.notPassed')}</p>
            <p>{t('take.correct', { correct, total })}</p>
            <p className="text-sm text-muted">{t('take.needed', { score: percent(passingScore) })}</p>
            {xp > 0 && (
              <ul className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
                <Award icon={<Sparkles size={18} />} text={t('take.xp', { xp: number(xp) })} />
                <li className="text-sm text-muted">
                  <Extra icon={<Star size={16} />} text={t('take.points', { count: pointsForXp(xp) })} />
                </li>
              </ul>
            )}
            {mayEarn && xp === 0 && score > 0 && (
              <p className="text-sm text-muted">
                {t('take.noXp', { most: number(earningNoteScenarios * noteScenarioXp) })}
              </p>
            )}
          </div>
          {isReviewed && answers.length > 0 && correct < total && (
            <p className="w-full">
              <Link href="/review">{t('take.missedBack')}</Link>
            </p>
          )}
          <div className="flex w-full flex-wrap gap-3 max-sm:*:w-full lg:*:w-full">
            {passed && onward}
            {passed && !next && toNote}
            <Button variant={leadsOn ? 'secondary' : 'primary'} onClick={onAgain}>
              {t('take.again')}
            </Button>
            {!passed && onward}
            {!(passed && !next) && toNote}
            {actions}
          </div>
        </Card>
      </ResultPage>
    </div>
  );
}
