import { useEffect, useRef, useState } from 'react';
import type { NoteReviewItem } from '@rounds/contract/learning/notes.review';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import { useAnswerMissed } from '../../features/learning/notes/api/missed.ts';
import { asQuestion } from '../../features/learning/notes/as-scenario.rules.ts';
import { QuestionLegend } from '../../features/learning/notes/components/question-legend.tsx';
import { useFormats } from '../../features/learning/scenarios/components/formats/lazy-format-answer.tsx';
import { AnswerArea } from '../../features/learning/scenarios/components/player/answer-area.tsx';
import { Verdict } from '../../features/learning/scenarios/components/player/verdict.tsx';
import { ShortcutHint } from '../../features/learning/scenarios/components/player/shortcut-hint.tsx';
import {
  doublePressMs,
  usePlayerKeys,
} from '../../features/learning/scenarios/components/player/use-player-keys.ts';
import { bringIntoView } from '../../features/learning/scenarios/components/player/use-scrolling.ts';
import { letteredOrder } from '../../features/learning/scenarios/options.rules.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useMarkCaseActive } from '../../browser/active-case.ts';
import { newId } from '../../browser/new-id.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card, CardBody, CardFooter, stickyFooter } from '../../ui/card/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/notice/notice.tsx';

export interface MissedQuestionProps {
  readonly item: NoteReviewItem;
  /** From one. */
  readonly place: number;
  readonly total: number;
  readonly onGraded: () => void;
  readonly onNext: () => void;
}

/** One question: answered, then graded, with the sentence that it comes from. */
export function MissedQuestion({
  item: { id, noteTitle, title, question: item },
  place,
  total,
  onGraded,
  onNext,
}: MissedQuestionProps) {
  useMarkCaseActive();
  const { t } = useTranslation('learning/notes');
  const errorText = useErrorText('learning/notes');
  const { day } = useFormat();
  const question = asQuestion(item);
  useFormats([question]);
  const [seed] = useState(newId);
  const [chosen, setChosen] = useState<number | null>(null);
  const [response, setResponse] = useState<Response | null>(null);
  const answer = useAnswerMissed();
  const checkedAt = useRef(0);
  const legend = useRef<HTMLLegendElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const graded = answer.data;
  useEffect(() => legend.current?.focus(), []);
  useEffect(() => {
    const box = verdict.current;
    if (!graded || !box) return;
    box.focus({ preventScroll: true });
    bringIntoView(box, legend.current ?? box, button.current);
  }, [graded]);
  const isAnswered = question.item ? response !== null : chosen !== null;
  const check = () => {
    if (!isAnswered || answer.isPending) return;
    checkedAt.current = performance.now();
    const body = response ? { response } : { selectedOption: chosen ?? 0 };
    answer.mutate({ id, body }, { onSuccess: onGraded });
  };
  /** Its button is where the other one was. */
  const goOn = () => {
    if (performance.now() - checkedAt.current >= doublePressMs) onNext();
  };
  const order = letteredOrder(question, seed, 0);
  const onKeyDown = usePlayerKeys({
    order,
    onChoose: (option) => !graded && setChosen(option),
    onEnter: graded ? goOn : check,
  });
  return (
    // A press anywhere beside the question leaves the focus here, where the keys work.
    <div
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      <Card>
        <CardBody>
          <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
            <QuestionLegend
              legendRef={legend}
              position={
                <span className="mb-1.5 block">
                  <span role="heading" aria-level={2} className="block">
                    {t('take.position', { number: place, total })}
                    {/* A test is called what its note is, and a case after it. */}
                    {!title.includes(noteTitle) && (
                      <>
                        {' '}
                        · <bdi>{title}</bdi>
                      </>
                    )}
                  </span>
                  <span className="block">{t('missed.fromNote', { title: noteTitle })}</span>
                </span>
              }
              question={question.question}
            />
            {graded && (
              <div ref={verdict} tabIndex={-1} className="grid gap-2 outline-none">
                <Verdict
                  question={question}
                  correct={graded.correct}
                  selected={chosen}
                  response={response}
                  order={order}
                />
                <p className="text-sm text-muted">
                  {t('missed.returns', { day: day(graded.dueOn) })}{' '}
                  {item.source.file !== undefined && t('items.imported', { file: item.source.file })}
                </p>
              </div>
            )}
            <AnswerArea
              question={question}
              seed={seed}
              step={0}
              name={`question-${id}`}
              selected={chosen}
              response={response}
              graded={graded !== undefined}
              hasVerdict
              onChoose={setChosen}
              onRespond={setResponse}
            />
          </fieldset>
        </CardBody>
        {/* Under the thumb, and in the same place before and after. */}
        <CardFooter
          className={cx(
            stickyFooter,
            'justify-end pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow',
          )}
        >
          {answer.isError && (
            <Notice tone="critical" className="w-full">
              {errorText(answer.error)}
            </Notice>
          )}
          {answer.isError && (
            <Button variant="secondary" onClick={onNext}>
              {t('missed.next')}
            </Button>
          )}
          {graded ? (
            <Button ref={button} onClick={goOn}>
              {t('missed.next')}
            </Button>
          ) : (
            <Button ref={button} disabled={!isAnswered} pending={answer.isPending} onClick={check}>
              {t('missed.check')}
            </Button>
          )}
        </CardFooter>
      </Card>
      <ShortcutHint
        format={question.item?.format}
        options={order.length}
        action={t(graded ? 'missed.next' : 'missed.check')}
      />
    </div>
  );
}
