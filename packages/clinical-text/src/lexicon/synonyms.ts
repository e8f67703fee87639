import { conditions } from './synonyms/conditions.ts';
import { drugs } from './synonyms/drugs.ts';
import { equipmentAndPlaces, generalWords } from './synonyms/general.ts';
import { procedures } from './synonyms/procedures.ts';
import { signsAndBody } from './synonyms/signs-and-body.ts';

export type TermClass = 'condition' | 'drug' | 'procedure' | 'sign' | 'equipment' | 'general';

export interface SynonymGroup {
  readonly class: TermClass;
  /** Spellings that mean the same; the first is preferred. All-capitals are matched in capitals alone. */
  readonly terms: readonly string[];
}

function read(text: string, kind: TermClass): readonly SynonymGroup[] {
  return text
    .trim()
    .split('\n')
    .map((line) => ({
      class: kind,
      terms: line
        .split('|')
        .map((term) => term.trim())
        .filter(Boolean),
    }))
    .filter((group) => group.terms.length > 0);
}

/** Terms that mean the same in every sentence; a line with one term serves only to know its class. */
export const synonymGroups: readonly SynonymGroup[] = [
  ...read(conditions, 'condition'),
  ...read(drugs, 'drug'),
  ...read(procedures, 'procedure'),
  ...read(signsAndBody, 'sign'),
  ...read(equipmentAndPlaces, 'equipment'),
  ...read(generalWords, 'general'),
];
