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
 * What is being written, kept in this browser for this learner until it is sent or thrown away, or they sign out: it is
 * there again after closing and after a reload. `name` tells what it is for, `empty` what it begins with.
 */
export function useDraft<Fields extends Texts>(name: string, empty: Fields) {
  const key = draftKey(getSession().user?.id ?? 0, name);
  const [fields, setFields] = useState<Fields>(() => ({ ...empty, ...readJson(key, isTexts) }));
  const latest = useRef(fields);
  const become = (next: Fields) => {
    latest.current = next;
    setFields(next);
  };
  return {
    fields,
    /** What is in it at this moment, for callbacks that come later. */
    now: () => latest.current,
    isEmpty: Object.entries(empty).every(([field, value]) => fields[field]?.trim() === value.trim()),
    change: (changes: Partial<Fields>) => {
      become({ ...latest.current, ...changes });
      writeJson(key, latest.current);
    },
    clear: () => {
      become(empty);
      remove(key);
    },
  };
}
