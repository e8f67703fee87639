/**
 * Local storage that may be missing, full or forbidden (private windows, policies): reads answer null and
 * writes answer false instead of throwing.
 */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeText(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}

/** Removes what is kept for as long as this tab is open. */
export function clearSessionStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}

/** The names of all that is kept. */
export function readKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Deletes the databases with such names. Each is gone as soon as no tab uses it. */
export async function removeDatabases(isMeant: (name: string) => boolean): Promise<void> {
  try {
    const all = await indexedDB.databases();
    for (const { name = '' } of all) if (isMeant(name)) indexedDB.deleteDatabase(name);
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}

/** The parsed value, or null when it is absent, not JSON, or not what `isValid` accepts. */
export function readJson<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  const text = readText(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}
