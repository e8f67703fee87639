import { useRef, useState } from 'react';
import { draftKey } from './drafts.ts';
import { getSession } from './session.ts';
import { readJson, remove, writeJson } from '../browser/storage.ts';

type Texts = Readonly<Record<string, string>>;

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  );
}

/**
 * The text of a form, kept in this browser for this learner until it is sent or discarded, or they sign out. It
 * survives closing the form and reloading. `name` identifies the form, `empty` holds its initial values.
 */
export function useDraft<Fields extends Texts>(name: string, empty: Fields) {
  const key = draftKey(getSession().user?.id ?? 0, name);
  const [fields, setFields] = useState<Fields>(() => ({ ...empty, ...readJson(key, isTexts) }));
  const latest = useRef(fields);
  const update = (next: Fields) => {
    latest.current = next;
    setFields(next);
  };
  return {
    fields,
    /** The current values, for callbacks that run later. */
    now: () => latest.current,
    isEmpty: Object.entries(empty).every(([field, value]) => fields[field]?.trim() === value.trim()),
    change: (changes: Partial<Fields>) => {
      update({ ...latest.current, ...changes });
      writeJson(key, latest.current);
    },
    clear: () => {
      update(empty);
      remove(key);
    },
  };
}
