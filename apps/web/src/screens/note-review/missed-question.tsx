import { useEffect, useRef, useState } from 'react';
import type { NoteReviewItem } from '@rounds/contract/learning/notes.review';
import { withoutMarkdown } from '@rounds/contract/learning/notes.questions.rules';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import { useAnswerMissed } from '../../features/learning/notes/api/missed.ts';
import { asQuestion } from '../../features/learning/notes/as-scenario.rules.ts';
import { QuestionLegend } from '../../features/learning/notes/components/question-legend.tsx';
import { useFormats } from '../../features/learning/scenarios/components/formats/lazy-format-answer.tsx';
import { AnswerArea } from '../../features/learning/scenarios/components/player/answer-area.tsx';
import { ShortcutHint } from '../../features/learning/scenarios/components/player/shortcut-hint.tsx';
import {
  doublePressMs,
  usePlayerKeys,
} from '../../features/learning/scenarios/components/player/use-player-keys.ts';
import { letteredOrder } from '../../features/learning/scenarios/options.rules.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useMarkCaseActive } from '../../browser/active-case.ts';
import { newId } from '../../browser/new-id.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card, CardBody } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

export interface MissedQuestionProps {
  readonly item: NoteReviewItem;
  /** From one. */
  readonly place: number;
  readonly total: number;
  readonly onNext: () => void;
}

/** One question: answered, then graded, with the sentence that it comes from. */
export function MissedQuestion({
  item: { id, noteTitle, title, question: item },
  place,
  total,
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
  const verdict = useRef<HTMLParagraphElement>(null);
  const graded = answer.data;
  useEffect(() => legend.current?.focus(), []);
  useEffect(() => {
    if (graded) verdict.current?.focus();
  }, [graded]);
  const isAnswered = question.item ? response !== null : chosen !== null;
  const check = () => {
    if (!isAnswered || answer.isPending) return;
    checkedAt.current = performance.now();
    answer.mutate({ id, body: response ? { response } : { selectedOption: chosen ?? 0 } });
  };
  const order = letteredOrder(question, seed, 0);
  const onKeyDown = usePlayerKeys({
    order,
    onChoose: (option) => !graded && setChosen(option),
    onEnter: () => {
      if (!graded) check();
      else if (performance.now() - checkedAt.current >= doublePressMs) onNext();
    },
  });
  return (
    // A press anywhere beside the question leaves the focus here, where the keys work.
    <div
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      <Card>
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
            <QuestionLegend
              legendRef={legend}
              position={
                <>
                  <span className="block">
                    {t('take.position', { number: place, total })}
                    {/* A test is called what its note is. */}
                    {title !== noteTitle && (
                      <>
                        {' '}
                        · <bdi>{title}</bdi>
                      </>
                    )}
                  </span>
                  <span className="block">{t('missed.fromNote', { title: noteTitle })}</span>
                </>
              }
              question={question.question}
            />
            <AnswerArea
              question={question}
              seed={seed}
              step={0}
              name={`question-${id}`}
              selected={chosen}
              response={response}
              graded={graded !== undefined}
              onChoose={setChosen}
              onRespond={setResponse}
            />
          </fieldset>
          {graded && (
            <div className="grid gap-3">
              <p ref={verdict} tabIndex={-1} className="outline-none">
                <span className="font-semibold">{t(graded.correct ? 'missed.right' : 'missed.wrong')}</span>{' '}
                <span className="text-muted">{t('missed.returns', { day: day(graded.dueOn) })}</span>
              </p>
              {item.source.text !== '' && (
                <blockquote className="border-s-2 border-accent ps-3 text-sm text-muted">
                  <span className="block font-semibold">
                    {item.source.file === undefined
                      ? t('items.source')
                      : t('items.imported', { file: item.source.file })}
                  </span>
                  <span dir="auto" className="block wrap-anywhere">
                    {withoutMarkdown(item.source.text)}
                  </span>
                </blockquote>
              )}
            </div>
          )}
        </CardBody>
      </Card>
      {answer.isError && <Notice tone="critical">{errorText(answer.error)}</Notice>}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {graded ? (
          <Button onClick={onNext}>{t('missed.next')}</Button>
        ) : (
          <Button disabled={!isAnswered} pending={answer.isPending} onClick={check}>
            {t('missed.check')}
          </Button>
        )}
        {answer.isError && (
          <Button variant="secondary" onClick={onNext}>
            {t('missed.next')}
          </Button>
        )}
      </div>
      <ShortcutHint
        format={question.item?.format}
        options={order.length}
        action={t(graded ? 'missed.next' : 'missed.check')}
      />
    </div>
  );
}
