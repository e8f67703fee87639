import { buffer } from 'node:stream/consumers';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

interface Limits {
  /** What all parts may unpack to. No 20 MB document unpacks to more than 50 MB; a zip bomb does. */
  readonly bytes?: number;
}

const maxParts = 5000;
/** More than the longest textbook has. Parsed, a tag takes far more memory than in the file. */
const maxTags = 500_000;

/**
 * The wanted parts of a zip, as text, by name. Relies on the sizes that the entries declare, which the reader enforces.
 */
export async function unzipped(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  { bytes: maxUnpacked = 50 * 1024 * 1024 }: Limits = {},
): Promise<Map<string, string>> {
  const zip = await open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const parts = new Map<string, string>();
  let unpacked = 0;
  let tags = 0;
  try {
    let entry: Entry | null;
    let count = 0;
    while ((entry = await next(zip)) !== null) {
      unpacked += entry.uncompressedSize;
      count += 1;
      if (unpacked > maxUnpacked || count > maxParts) throw new Error('The file is too large when unpacked');
      if (entry.fileName.endsWith('/')) continue;
      const content = await contentOf(zip, entry);
      tags += tagsIn(content);
      if (tags > maxTags) throw new Error('The file has too many tags');
      if (isWanted(entry.fileName)) parts.set(entry.fileName, content.toString('utf8'));
    }
  } finally {
    zip.close();
  }
  return parts;
}

/** Counts "<" in the bytes of any part, whatever its name. A picture contains few of them, by chance. */
function tagsIn(content: Buffer): number {
  let tags = 0;
  for (let at = content.indexOf(0x3c); at >= 0; at = content.indexOf(0x3c, at + 1)) tags += 1;
  return tags;
}

const open = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

const next = (zip: ZipFile) =>
  new Promise<Entry | null>((resolve, reject) => {
    zip.removeAllListeners();
    zip.once('entry', resolve);
    zip.once('end', () => resolve(null));
    zip.once('error', reject);
    zip.readEntry();
  });

/** The reader fails if an entry unpacks to more than it declares. */
const contentOf = (zip: ZipFile, entry: Entry) =>
  new Promise<Buffer>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else resolve(buffer(stream));
    });
  });
