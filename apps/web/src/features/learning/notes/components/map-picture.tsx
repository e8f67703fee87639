import { useEffect, useId, useRef, useState } from 'react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';
import { pathBetween, type NoteMapData } from '../map.rules.ts';

export interface MapPictureProps {
  readonly map: NoteMapData;
  /** A key term, by its index. */
  readonly chosen: number | null;
  readonly onChoose: (term: number) => void;
}

/** A topic or a term of the map, by its place there. */
type Pointed = { readonly topic: number } | { readonly term: number };

/** How many terms of other topics are named below a topic's own; the table has all. */
const mostOthers = 4;
const box =
  'relative flex min-h-11 w-full items-center rounded-control border px-3 py-1.5 text-start text-sm leading-tight hover:bg-hover';

/**
 * One tree for each topic. A term stands once, with the topic where it is spoken of most; its other topics name it, too, and thin lines
 * lead to them while it is pointed at, or has the focus.
 */
export function MapPicture({ map: { topics, terms }, chosen, onChoose }: MapPictureProps) {
  const { t } = useTranslation('learning/notes');
  const { list } = useFormat();
  const id = useId();
  const picture = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    // Where everything stands elsewhere, lines that were measured lead nowhere.
    const clear = () => setLines([]);
    window.addEventListener('resize', clear);
    return () => window.removeEventListener('resize', clear);
  }, []);

  const point = (to: Pointed | null) => {
    setPointed(to);
    setLines(to && picture.current ? linesIn(picture.current, terms, to) : []);
  };
  const pointing = (to: Pointed) => ({
    onPointerEnter: () => point(to),
    onPointerLeave: () => point(null),
    onFocus: () => point(to),
    onBlur: () => point(null),
  });
  const isActive = (index: number) =>
    terms[index]?.term === chosen || (pointed !== null && 'term' in pointed && pointed.term === index);
  const isOpen = (index: number) =>
    opened === index || (pointed !== null && 'topic' in pointed && pointed.topic === index);
  const isTopicLit = (topic: number) =>
    isOpen(topic) || terms.some((term, index) => isActive(index) && term.topics.includes(topic));
  const isTermLit = (index: number) => isActive(index) || (terms[index]?.topics ?? []).some(isOpen);

  return (
    <div ref={picture} className="relative">
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible fill-none">
        {lines.map((path) => (
          <path key={path} d={path} strokeDasharray="4 4" strokeWidth={1.5} className="stroke-accent" />
        ))}
      </svg>
      <ul
        aria-label={t('map.picture', {
          topics: t('map.topics', { count: topics.length }),
          terms: t('map.terms', { count: terms.length }),
        })}
        className="relative columns-[14rem] gap-x-6"
      >
        {topics.map((name, topic) => {
          const own = [...terms.entries()].filter(([, { topics: of }]) => of[0] === topic);
          const others = terms.filter(({ topics: of }) => of.slice(1).includes(topic)).slice(0, mostOthers);
          return (
            // A topic alone fills all columns.
            <li key={name} className={cx('pe-4 pb-5', topics.length > 1 && 'break-inside-avoid')}>
              <button
                id={`${id}${topic}`}
                type="button"
                data-map-topic={topic}
                aria-pressed={opened === topic}
                className={cx(
                  box,
                  'font-semibold',
                  isTopicLit(topic) ? 'border-accent bg-accent-soft' : 'border-border-strong bg-sunken',
                )}
                {...pointing({ topic })}
                onClick={() => setOpened(opened === topic ? null : topic)}
              >
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {name}
                </span>
              </button>
              {own.length > 0 && (
                <ul aria-labelledby={`${id}${topic}`}>
                  {own.map(([index, { term, text }], at) => (
                    <li
                      key={term}
                      className={cx(
                        'relative ps-7 pt-2 before:absolute before:start-3 before:top-0 before:h-[calc(50%+0.25rem)] before:w-4 before:rounded-es-md before:border-s before:border-b',
                        isTermLit(index) ? 'before:border-accent' : 'before:border-border-strong',
                        at < own.length - 1 &&
                          'after:absolute after:start-3 after:top-0 after:h-full after:border-s after:border-border-strong',
                      )}
                    >
                      <button
                        type="button"
                        data-map-term={index}
                        aria-pressed={chosen === term}
                        className={cx(
                          box,
                          isTermLit(index) ? 'border-accent bg-accent-soft' : 'bg-surface',
                          chosen === term && 'font-semibold',
                        )}
                        {...pointing({ term: index })}
                        onClick={() => onChoose(term)}
                      >
                        <span dir="auto" className="min-w-0 wrap-anywhere">
                          {text}
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
              {others.length > 0 && (
                <p className="ms-7 mt-2 w-fit bg-raised text-sm text-muted">
                  {t('map.also', { terms: list(others.map(({ text }) => text)) })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Lines from a term to its other topics, or from a topic to the terms that stand with others. */
function linesIn(picture: HTMLElement, terms: NoteMapData['terms'], pointed: Pointed): readonly string[] {
  const pairs = [...terms.entries()].flatMap(
    ([
      term,
      {
        topics: [, ...others],
      },
    ]) =>
      others
        .filter((topic) => ('term' in pointed ? pointed.term === term : pointed.topic === topic))
        .map((topic) => ({ term, topic })),
  );
  const frame = picture.getBoundingClientRect();
  const boxOf = (selector: string) => {
    const place = picture.querySelector(selector)?.getBoundingClientRect();
    return (
      place && {
        left: place.left - frame.left,
        right: place.right - frame.left,
        top: place.top - frame.top,
        bottom: place.bottom - frame.top,
      }
    );
  };
  const isRightToLeft = getComputedStyle(picture).direction === 'rtl';
  return pairs.flatMap(({ term, topic }) => {
    const [from, to] = [boxOf(`[data-map-term="${term}"]`), boxOf(`[data-map-topic="${topic}"]`)];
    return from && to ? [pathBetween(from, to, isRightToLeft)] : [];
  });
}
