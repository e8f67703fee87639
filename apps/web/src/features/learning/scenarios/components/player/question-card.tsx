import { useId, type ReactNode, type Ref } from 'react';
import { Bookmark } from 'lucide-react';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import type { Question } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Card } from '../../../../../ui/card/card.tsx';
import { answerTo, type PlayerState } from '../../player.rules.ts';
import { NoteRead } from '../tools/note-read.tsx';
import { AnswerArea } from './answer-area.tsx';
import { TrickAndReference } from './trick-and-reference.tsx';
import { Verdict, type Peers } from './verdict.tsx';

export interface QuestionCardProps {
  readonly question: Question;
  readonly state: PlayerState;
  /** Authored indices, in the order on screen. */
  readonly order: readonly number[];
  readonly marked: boolean;
  /** How other learners did, if enough have answered. */
  readonly peers: Peers | undefined;
  /** What the learner wrote about it. */
  readonly note?: string;
  /** Where the explanation is from, where it isn't ours. */
  readonly source?: string | undefined;
  readonly onChoose: (option: number) => void;
  readonly onStrike: (option: number) => void;
  readonly onRespond: (response: Response | null) => void;
  /** The seed for the order of the options, or of a format's lists. */
  readonly seed: string;
  /** Actions for an explained question. */
  readonly about: ReactNode;
  /** Asks for the learner's confidence below the options, if the footer has no room for it. */
  readonly confidence?: ReactNode;
  readonly actions: ReactNode;
  readonly cardRef: Ref<HTMLElement>;
  readonly verdictRef: Ref<HTMLDivElement>;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, state, order, marked, peers, about, confidence, actions, cardRef, verdictRef } = props;
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const id = useId();
  const explained = state.phase === 'explained';
  const given = answerTo(state, state.index);
  return (
    <Card ref={cardRef} tabIndex={-1} aria-labelledby={`${id}-question`} className="outline-none">
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5 px-4 pt-4 sm:px-5 sm:pt-5">
        <legend className="contents">
          <h2 id={`${id}-question`} lang="en" dir="ltr" className="mb-1 text-lg text-pretty">
            {marked && (
              <>
                <Bookmark
                  size={18}
                  role="img"
                  aria-label={player('tools.marked')}
                  className="me-0.5 inline fill-current align-[-0.15em] text-accent-text"
                />{' '}
              </>
            )}
            {question.question}
          </h2>
          {!question.item && <span className="sr-only">{t('player.choose')}</span>}
        </legend>
        {explained && (
          <Verdict
            question={question}
            correct={given?.correct ?? false}
            selected={given?.selectedOption ?? null}
            response={given?.response}
            order={order}
            fullCredit={peers?.fullCredit}
            source={props.source}
            verdictRef={verdictRef}
          />
        )}
        {explained && <NoteRead note={props.note ?? ''} />}
        <AnswerArea
          question={question}
          seed={props.seed}
          step={state.index}
          name={id}
          selected={state.selected}
          response={explained ? (given?.response ?? null) : state.draft}
          graded={explained}
          hasVerdict
          struck={state.struck[state.index]}
          shares={peers?.shares}
          onChoose={props.onChoose}
          onRespond={props.onRespond}
          onStrike={props.onStrike}
        />
      </fieldset>
      {!explained && confidence && (
        <div data-answers-end="" className="px-4 pt-4 sm:px-5">
          {confidence}
        </div>
      )}
      {explained && (
        <div className="grid animate-fade-in gap-3 px-4 pt-5 sm:px-5">
          <TrickAndReference question={question} />
          {about}
        </div>
      )}
      {actions}
    </Card>
  );
}
