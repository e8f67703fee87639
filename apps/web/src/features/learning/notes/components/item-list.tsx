import { useRef, useState, type ReactNode } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { withoutMarkdown } from '@rounds/contract/learning/notes.questions.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useRemoveQuestion, type Kind } from '../api/attempts.ts';
import { asOption } from '../as-scenario.rules.ts';
import { hasBothWriters } from '../writers.rules.ts';
import { useFocusAfterDeletion } from '../use-focus-after-deletion.ts';
import { ItemActions } from './item-actions.tsx';

export interface ItemListProps {
  readonly kind: Kind;
  readonly id: number;
  readonly revision: number;
  readonly questions: readonly NoteItem[];
  /**
   * Whether it hasn't been taken yet: each answer is behind a press, so that browsing the questions gives none away.
   */
  readonly hidesAnswers: boolean;
  /** Who wrote them, and why there aren't more, where the card doesn't say so. */
  readonly about: string | null;
}

/** The questions, collapsed so that nobody sees the answers by accident. */
export function ItemList({ questions, hidesAnswers, about, ...of }: ItemListProps) {
  const { t } = useTranslation('learning/notes');
  const summary = useRef<HTMLElement>(null);
  const removal = useRemoveQuestion(of.kind);
  const { box, onDelete } = useFocusAfterDeletion<HTMLOListElement>(questions.length, () =>
    summary.current?.focus(),
  );
  const keys = keysOf(questions);
  const namesWriters = hasBothWriters(questions);
  return (
    <details className="group rounded-control border">
      <summary
        ref={summary}
        className="flex min-h-11 list-none items-center justify-between gap-3 rounded-control px-3 py-2 font-semibold hover:bg-hover"
      >
        {t(hidesAnswers ? 'items.reviewQuestions' : 'items.review')}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="flex-none text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {about !== null && <p className="measure-wide border-t px-3 pt-3 text-sm text-muted">{about}</p>}
      <ol ref={box} className={cx('grid px-3', about === null && 'border-t')}>
        {questions.map((question, index) => (
          <li key={keys[index]} className="grid gap-2 border-b py-3 last:border-b-0">
            <ItemView
              question={question}
              number={index + 1}
              hidesAnswer={hidesAnswers}
              namesWriter={namesWriters}
              actions={
                <ItemActions
                  {...of}
                  position={index}
                  question={question}
                  removal={removal}
                  onDelete={() => onDelete(index)}
                />
              }
            />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Identifies a question, however it is edited: by its source, and its number among those from that source. */
function keysOf(questions: readonly NoteItem[]): string[] {
  const sources = questions.map(({ source: { start, text } }) => `${start} ${text}`);
  return sources.map(
    (source, index) => `${source} ${sources.slice(0, index).filter((one) => one === source).length}`,
  );
}

interface ItemViewProps {
  readonly question: NoteItem;
  readonly number: number;
  readonly hidesAnswer: boolean;
  /** Whether the questions have different authors. */
  readonly namesWriter: boolean;
  readonly actions: ReactNode;
}

/** A question with its answer, and its source sentence from the note. */
function ItemView({ question, number, hidesAnswer, namesWriter, actions }: ItemViewProps) {
  const { t } = useTranslation('learning/notes');
  const { kind, stem, options, key, source, writtenBy } = question;
  const [isHidden, setHidden] = useState(hidesAnswer);
  const isOrder = kind === 'ordering' && !isHidden;
  const shown = isOrder ? key : options.map((_, index) => index);
  const List = isOrder ? 'ol' : 'ul';
  return (
    <>
      <p dir="auto" className="font-medium wrap-anywhere">
        <span className="figures text-muted">{number}. </span>
        {stem}
      </p>
      {/* That it is true or false, the question says. */}
      {!(kind === 'true_false' && isHidden) && (
        <List
          dir="auto"
          className={cx('grid gap-1 ps-6', isOrder ? 'list-decimal' : 'list-disc marker:text-muted')}
        >
          {shown.map((index) => {
            const isKey = !isHidden && index === key;
            return (
              <li key={index} className={cx(isKey && 'font-semibold')}>
                {asOption(options[index] ?? '')}
                {isKey && (
                  <Check
                    size={18}
                    role="img"
                    aria-label={t('items.right')}
                    className="ms-1.5 inline align-text-bottom text-positive"
                  />
                )}
              </li>
            );
          })}
        </List>
      )}
      {!isHidden && (
        <blockquote className="border-s-2 border-accent ps-3 text-sm text-muted">
          <span className="block font-semibold">
            {source.file === undefined ? t('items.source') : t('items.imported', { file: source.file })}
          </span>
          <span dir="auto" className="block wrap-anywhere">
            {withoutMarkdown(source.text)}
          </span>
        </blockquote>
      )}
      {writtenBy === 'learner' && <p className="text-sm text-muted">{t('items.edited')}</p>}
      {namesWriter && (writtenBy === 'ai' || writtenBy === 'built_in') && (
        <p className="text-sm text-muted">{t(`items.${writtenBy}`)}</p>
      )}
      <div className={cx('flex flex-wrap items-center gap-x-3', !isHidden && '-ms-2.5')}>
        {isHidden && (
          <Button variant="link" size="sm" onClick={() => setHidden(false)}>
            {t('items.showAnswer')}
          </Button>
        )}
        {actions}
      </div>
    </>
  );
}
