import path from 'node:path';
import type { Config } from '../config/config.ts';
import { openFolder } from './folder.storage.ts';
import { openBucket } from './s3.storage.ts';
import type { Storage } from './storage.ts';

/** Opens the configured folder or bucket. */
export function openStorage({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): Storage {
  if (storageUrl?.startsWith('s3:')) return openBucket(new URL(storageUrl));
  return openFolder(storageUrl ?? path.join(dataDir, 'files'));
}
