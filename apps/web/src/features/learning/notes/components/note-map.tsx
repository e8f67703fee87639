import { useId, useMemo } from 'react';
import type { NoteAnalysis } from '@rounds/contract/learning/notes';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { mapOf, type NoteMapData } from '../map.rules.ts';
import { MapPicture } from './map-picture.tsx';

export interface NoteMapProps {
  readonly analysis: NoteAnalysis;
  /** A key term, by its index. */
  readonly chosen: number | null;
  readonly onChoose: (term: number) => void;
}

/** Topics with the key terms that belong to them, as trees, and the same as a table on a press. */
export function NoteMap({ analysis, chosen, onChoose }: NoteMapProps) {
  const { t } = useTranslation('learning/notes');
  const id = useId();
  const map = useMemo(() => mapOf(analysis), [analysis]);
  if (map.terms.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id} level={3}>
          {t('map.title')}
        </CardTitle>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-sm text-muted">{t('map.help')}</p>
        <MapPicture map={map} chosen={chosen} onChoose={onChoose} />
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

function MapTable({ map: { topics, terms } }: { readonly map: NoteMapData }) {
  const { t } = useTranslation('learning/notes');
  const { number, list } = useFormat();
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
          {terms.map(({ term, text, places, topics: own, together }) => (
            <tr key={term} className="border-t align-top">
              <th scope="row" className="py-1.5 pe-3 text-start font-medium">
                <bdi>{text}</bdi>
              </th>
              <td className="py-1.5 pe-3">
                {list(own.map((topic) => topics[topic] ?? ''))}
                {/* Where a phone has no room for a fourth column. */}
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
