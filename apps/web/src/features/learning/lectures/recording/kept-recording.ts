import { clear, promisifyRequest, set, values, type UseStore } from 'idb-keyval';
import { recordingName } from '../../../../session/drafts.ts';

const storeName = 'parts';

/** The connection is closed after each use: an open one would keep the database from being deleted. */
const storeOf =
  (userId: number): UseStore =>
  async (mode, run) => {
    const request = indexedDB.open(recordingName(userId));
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    const db = await promisifyRequest(request);
    try {
      return await run(db.transaction(storeName, mode).objectStore(storeName));
    } finally {
      db.close();
    }
  };

/** Adds a part to a learner's recording. @param index from 0 */
export const keepPart = (userId: number, index: number, part: Blob): Promise<void> =>
  set(index, part, storeOf(userId));

export const forgetRecording = (userId: number): Promise<void> => clear(storeOf(userId));

/** The recording stored for a learner in this browser, as far as it got. */
export async function readRecording(userId: number): Promise<File | null> {
  const parts = await values<Blob>(storeOf(userId));
  const type = parts[0]?.type;
  return type === undefined ? null : fileOf(parts, type);
}

/** A recording as a named file. */
export function fileOf(parts: readonly Blob[], recordedType: string): File {
  const type = recordedType.split(';', 1)[0] ?? recordedType;
  return new File([...parts], `recording.${type.endsWith('mp4') ? 'm4a' : 'webm'}`, { type });
}
