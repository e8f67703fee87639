import { useState } from 'react';
import { draftKey } from '../../lib/drafts.ts';
import { getSession } from '../../lib/session.ts';
import { readJson, remove, writeJson } from '../../lib/storage.ts';

type Texts = Readonly<Record<string, string>>;

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  );
}

/**
 * What is being written, kept in this browser for this learner until it is sent or thrown away, or they sign out: it is
 * there again after a reload. `name` tells what it is for.
 */
export function useDraft<Fields extends Texts>(name: string, empty: Fields) {
  const key = draftKey(getSession().user?.id ?? 0, name);
  const [fields, setFields] = useState<Fields>(() => ({ ...empty, ...readJson(key, isTexts) }));
  return {
    fields,
    isEmpty: Object.entries(empty).every(([field, value]) => fields[field]?.trim() === value),
    change: (changes: Partial<Fields>) => {
      const next = { ...fields, ...changes };
      setFields(next);
      writeJson(key, next);
    },
    clear: () => {
      setFields(empty);
      remove(key);
    },
  };
}
