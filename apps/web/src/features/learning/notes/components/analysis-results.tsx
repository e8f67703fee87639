import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { NoteAnalysis, Span } from '@rounds/contract/learning/notes';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { Chip } from '../../../../ui/chips/chips.tsx';
import { NoteMap } from './note-map.tsx';
import { NoteText } from './note-text.tsx';
import { TermBar } from './term-bar.tsx';

export interface AnalysisResultsProps {
  readonly text: string;
  readonly analysis: NoteAnalysis | null;
  /** A place from a search. */
  readonly place: Span | null;
  /** What can be made of the note; shown before the long rest. */
  readonly next: ReactNode;
}

/** What the analysis found, and the note itself, in which each key term's occurrences can be highlighted. */
export function AnalysisResults({ text, analysis, place, next }: AnalysisResultsProps) {
  const { t } = useTranslation('learning/notes');
  const [shown, setShown] = useState<{ readonly term: number; readonly place: number } | null>(null);
  const chosen = shown?.term ?? null;
  /** What was pressed to choose the term. */
  const from = useRef<HTMLElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const keyTerms = analysis?.keyTerms ?? [];
  const placed = keyTerms.length;
  const placeStart = place?.start;
  // A search leads to another place: the term is left.
  const [searched, setSearched] = useState(placeStart);
  if (placeStart !== searched) {
    setSearched(placeStart);
    setShown(null);
  }
  useEffect(() => {
    if (placeStart === undefined) return;
    const mark = note.current?.querySelector<HTMLElement>(`[data-term="${placed}"]`);
    mark?.focus({ preventScroll: true });
    mark?.scrollIntoView({ block: 'center' });
  }, [placeStart, placed]);
  const keyTerm = chosen === null ? undefined : keyTerms[chosen];
  const current = shown && keyTerm?.places[shown.place];
  const currentStart = current?.start;
  useEffect(() => {
    if (currentStart === undefined) return;
    // Scrolls both the note, which has its own scrollbar, and the page, which may end above it.
    note.current
      ?.querySelector(`[data-term="${chosen}"][data-start="${currentStart}"]`)
      ?.scrollIntoView({ block: 'center' });
  }, [chosen, currentStart]);
  const choose = (term: number) => {
    const pressed = document.activeElement;
    from.current = pressed instanceof HTMLElement ? pressed : null;
    const { length } = keyTerms[term]?.places ?? [];
    setShown({ term, place: shown?.term === term ? (shown.place + 1) % length : 0 });
  };
  const goBack = () => {
    setShown(null);
    from.current?.focus({ preventScroll: true });
    from.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      {analysis && <Findings analysis={analysis} chosen={chosen} onChoose={choose} />}
      {next}
      {analysis && <NoteMap analysis={analysis} chosen={chosen} onChoose={choose} />}
      <Card>
        <CardHeader>
          <CardTitle level={3}>{t('results.note')}</CardTitle>
        </CardHeader>
        <CardBody>
          <NoteText
            ref={note}
            text={text}
            keyTerms={keyTerms}
            chosen={chosen}
            current={current ?? null}
            place={place}
          />
        </CardBody>
      </Card>
      {shown && keyTerm && (
        <TermBar
          term={keyTerm.term}
          place={shown.place}
          total={keyTerm.places.length}
          onGo={(next) => setShown({ ...shown, place: next })}
          onBack={goBack}
        />
      )}
    </>
  );
}

/** How many key terms are seen at first, and how many more are worth a press. */
const folded = { terms: 8, atLeast: 3 };

interface FindingsProps {
  readonly analysis: NoteAnalysis;
  readonly chosen: number | null;
  readonly onChoose: (term: number) => void;
}

function Findings({ analysis, chosen, onChoose }: FindingsProps) {
  const { t } = useTranslation('learning/notes');
  const { t: common } = useTranslation('app/common');
  const { number } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const termsId = useId();
  const { topics, learningObjectives, difficulty, estimatedStudyTime: minutes, keyTerms } = analysis;
  const canFold = keyTerms.length >= folded.terms + folded.atLeast;
  return (
    <Card aria-labelledby="results-title">
      <CardHeader>
        <CardTitle id="results-title" level={3}>
          {t('results.title')}
        </CardTitle>
        <p className="flex flex-wrap gap-2">
          <Badge tone="accent">{common(`difficulty.${difficulty}`)}</Badge>
          <Badge>{t('results.minutes', { count: minutes })}</Badge>
        </p>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {topics.length > 0 && (
          <div className="grid gap-1.5">
            <h4 className="text-sm font-semibold">{t('results.topics')}</h4>
            <ul className="flex flex-wrap gap-2">
              {topics.map((topic) => (
                <li key={topic}>
                  <Badge dir="auto" className="max-w-full wrap-anywhere whitespace-normal!">
                    {topic}
                  </Badge>
                </li>
              ))}
            </ul>
          </div>
        )}
        {keyTerms.length > 0 && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <h4 id={termsId} className="text-sm font-semibold">
              {t('results.keyTerms')}
            </h4>
            <p className="text-sm text-muted">{t('results.keyTermsHelp')}</p>
            <div role="group" aria-labelledby={termsId} className="flex flex-wrap gap-2">
              {keyTerms.map(({ term, places }, index) => (
                <Chip
                  key={term}
                  hidden={canFold && !showsAll && index >= folded.terms && index !== chosen}
                  className="max-w-full flex-initial! text-start whitespace-normal!"
                  aria-pressed={chosen === index}
                  onClick={() => onChoose(index)}
                >
                  <bdi>{term}</bdi>
                  <span className="figures text-muted">
                    <span className="sr-only">{t('results.places', { count: places.length })}</span>
                    <span aria-hidden="true">{number(places.length)}</span>
                  </span>
                </Chip>
              ))}
              {canFold && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-expanded={showsAll}
                  aria-describedby={termsId}
                  onClick={() => setShowsAll(!showsAll)}
                >
                  {t(showsAll ? 'results.less' : 'results.all')}
                  <span aria-hidden="true" className="figures text-muted">
                    {!showsAll && number(keyTerms.length)}
                  </span>
                </Button>
              )}
            </div>
          </div>
        )}
        {learningObjectives.length > 0 && (
          <div className="grid gap-1.5">
            <h4 className="text-sm font-semibold">{t('results.objectives')}</h4>
            <ul dir="auto" className="grid list-disc gap-x-10 gap-y-1 ps-5 sm:grid-cols-2">
              {learningObjectives.map((objective) => (
                <li key={objective}>{objective}</li>
              ))}
            </ul>
          </div>
        )}
        <p className="text-sm text-muted">{t(`writtenBy.${analysis.writtenBy}`)}</p>
      </CardBody>
    </Card>
  );
}
