import { useId, useMemo, useState, type ReactNode } from 'react';
import type { NoteAnalysis } from '@rounds/contract/learning/notes';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { cx } from '../../../../ui/cx.ts';
import { mapOf, type NoteMapData } from '../map.rules.ts';

export interface NoteMapProps {
  readonly text: string;
  readonly analysis: NoteAnalysis;
  /** A key term, by its index. */
  readonly chosen: number | null;
  readonly onChoose: (term: number) => void;
}

/** The height of a row in pixels: a touch target plus a gap. */
const row = 52;
const box =
  'flex h-11 w-full items-center rounded-control border px-2 text-start text-sm leading-tight hover:bg-hover sm:px-3';

/** Topics and key terms as a diagram, each term with lines to its topics; a press shows the same as a table. */
export function NoteMap({ text, analysis, chosen, onChoose }: NoteMapProps) {
  const { t } = useTranslation('learning/notes');
  const id = useId();
  const map = useMemo(() => mapOf(text, analysis), [text, analysis]);
  const [topic, setTopic] = useState<number | null>(null);
  if (map.links.length === 0) return null;
  const isLit = (of: { readonly topic: number; readonly term: number }) =>
    of.topic === topic || (chosen !== null && map.terms[of.term]?.term === chosen);
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id} level={3}>
          {t('map.title')}
        </CardTitle>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(2rem,18%)_minmax(0,1fr)]">
          <Column label={t('results.topics')} count={map.topics.length} of={map.terms.length}>
            {map.topics.map((name, index) => (
              <Box
                key={name}
                text={name}
                isPressed={topic === index}
                isLit={map.links.some((link) => link.topic === index && isLit(link))}
                onPress={() => setTopic(topic === index ? null : index)}
              />
            ))}
          </Column>
          <Lines map={map} isLit={isLit} />
          <Column label={t('results.keyTerms')} count={map.terms.length} of={map.topics.length}>
            {map.terms.map(({ term, text: name }, index) => (
              <Box
                key={term}
                text={name}
                isPressed={chosen === term}
                isLit={map.links.some((link) => link.term === index && isLit(link))}
                onPress={() => onChoose(term)}
              />
            ))}
          </Column>
        </div>
        <details className="text-sm">
          <summary className="thumb w-fit rounded-xs py-1 font-medium text-accent-text">
            {t('map.showTable')}
          </summary>
          <MapTable map={map} />
        </details>
      </CardBody>
    </Card>
  );
}

interface ColumnProps {
  readonly label: string;
  readonly count: number;
  /** How many rows the other column has: the shorter column is centered. */
  readonly of: number;
  readonly children: ReactNode;
}

function Column({ label, count, of, children }: ColumnProps) {
  return (
    <div>
      <p className="mb-2 flex h-10 items-end text-sm font-semibold">{label}</p>
      <ul
        aria-label={label}
        className="grid gap-2"
        style={{ paddingBlockStart: offsetOf(count, of), paddingBlockEnd: offsetOf(count, of) }}
      >
        {children}
      </ul>
    </div>
  );
}

const offsetOf = (count: number, of: number) => (Math.max(0, of - count) * row) / 2;

interface BoxProps {
  readonly text: string;
  readonly isPressed: boolean;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

function Box({ text, isPressed, isLit, onPress }: BoxProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isPressed}
        title={text}
        className={cx(box, isLit && 'border-accent bg-accent-soft', isPressed && 'font-semibold')}
        onClick={onPress}
      >
        <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
          {text}
        </span>
      </button>
    </li>
  );
}

interface LinesProps {
  readonly map: NoteMapData;
  readonly isLit: (link: NoteMapData['links'][number]) => boolean;
}

/** The lines between the columns; the more often a term occurs with a topic, the thicker. */
function Lines({ map: { topics, terms, links }, isLit }: LinesProps) {
  const { t } = useTranslation('learning/notes');
  const rows = Math.max(topics.length, terms.length);
  const yOf = (index: number, count: number) => offsetOf(count, rows) + index * row + 22;
  return (
    <div>
      <div className="mb-2 h-10" />
      <svg
        role="img"
        aria-label={t('map.picture', {
          topics: t('map.topics', { count: topics.length }),
          terms: t('map.terms', { count: terms.length }),
        })}
        viewBox={`0 0 100 ${rows * row}`}
        height={rows * row}
        preserveAspectRatio="none"
        className="w-full fill-none rtl:-scale-x-100"
      >
        {links
          .toSorted((one, other) => Number(isLit(one)) - Number(isLit(other)))
          .map((link) => {
            const [from, to] = [yOf(link.topic, topics.length), yOf(link.term, terms.length)];
            return (
              <path
                key={`${link.topic} ${link.term}`}
                d={`M0 ${from}C50 ${from} 50 ${to} 100 ${to}`}
                vectorEffect="non-scaling-stroke"
                strokeWidth={Math.min(6, 1 + link.weight)}
                className={isLit(link) ? 'stroke-accent' : 'stroke-border-strong opacity-50'}
              />
            );
          })}
      </svg>
    </div>
  );
}

function MapTable({ map: { topics, terms, links } }: { readonly map: NoteMapData }) {
  const { t } = useTranslation('learning/notes');
  const { number, list } = useFormat();
  const topicsOf = (index: number) =>
    links.filter(({ term }) => term === index).map(({ topic }) => topics[topic] ?? '');
  return (
    <div tabIndex={0} role="region" aria-label={t('map.table')} className="mt-2 overflow-x-auto">
      <table className="w-full text-sm sm:min-w-120">
        <caption className="sr-only">{t('map.table')}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pe-3 text-start font-medium">
              {t('map.term')}
            </th>
            <th scope="col" className="py-1 pe-3 text-start font-medium">
              {t('results.topics')}
            </th>
            <th scope="col" className="py-1 text-end font-medium sm:pe-3">
              {t('map.places')}
            </th>
            <th scope="col" className="py-1 text-start font-medium max-sm:hidden">
              {t('map.together')}
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ term, text, places, together }, index) => (
            <tr key={term} className="border-t align-top">
              <th scope="row" className="py-1.5 pe-3 text-start font-medium">
                <bdi>{text}</bdi>
              </th>
              <td className="py-1.5 pe-3">
                {list(topicsOf(index))}
                {/* A phone has no room for a fourth column. */}
                {together.length > 0 && (
                  <span className="block text-muted sm:hidden">
                    {t('map.together')} {list(together)}
                  </span>
                )}
              </td>
              <td className="figures py-1.5 text-end sm:pe-3">{number(places)}</td>
              <td className="py-1.5 text-muted max-sm:hidden">{list(together)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
