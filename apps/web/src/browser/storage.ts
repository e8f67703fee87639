/**
 * The result of an access, or the fallback if the storage is missing, full or forbidden (private windows, policies).
 */
function guarded<Answer>(access: () => Answer, otherwise: Answer): Answer {
  try {
    return access();
  } catch {
    return otherwise;
  }
}

/** Never throws: reads return null, and writes false, if nothing can be stored. */
function safe(storage: () => Storage) {
  const readText = (key: string): string | null => guarded(() => storage().getItem(key), null);
  const writeText = (key: string, value: string): boolean =>
    guarded(() => {
      storage().setItem(key, value);
      return true;
    }, false);
  return {
    readText,
    writeText,
    remove: (key: string): void => guarded(() => storage().removeItem(key), undefined),
    clear: (): void => guarded(() => storage().clear(), undefined),
    /** The names of everything stored. */
    readKeys: (): string[] => guarded(() => Object.keys(storage()), []),
    /** The parsed value, or null when it is absent, not JSON, or not what `isValid` accepts. */
    readJson: <T>(key: string, isValid: (value: unknown) => value is T): T | null => {
      const value = guarded((): unknown => JSON.parse(readText(key) ?? 'null'), null);
      return isValid(value) ? value : null;
    },
    writeJson: (key: string, value: unknown): boolean => writeText(key, JSON.stringify(value)),
  };
}

export const { readText, writeText, remove, readKeys, readJson, writeJson } = safe(() => localStorage);

/** What is kept for as long as this tab is open. */
export const tabStorage = safe(() => sessionStorage);

/** Deletes the databases whose names are meant. Each is gone as soon as no tab uses it. */
export async function removeDatabases(matches: (name: string) => boolean): Promise<void> {
  try {
    const all = await indexedDB.databases();
    for (const { name = '' } of all) if (matches(name)) indexedDB.deleteDatabase(name);
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}
