import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** Only a user who may mount a disk can fill one; elsewhere the report counts these tests as skipped. */
export function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'rounds-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A small disk of its own, easy to fill. */
export class SmallDisk {
  readonly folder: string;
  readonly #filler: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#filler = path.join(folder, 'filler');
  }

  /** @param size in mount's notation: "96m" */
  static async mount(size: string): Promise<SmallDisk> {
    const folder = await mkdtemp(path.join(tmpdir(), 'rounds-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder]);
    return new SmallDisk(folder);
  }

  async fill(): Promise<void> {
    const { bavail, bsize } = await statfs(this.folder);
    try {
      await writeFile(this.#filler, Buffer.alloc(bavail * bsize));
    } catch (error) {
      // Somebody else wrote meanwhile: it is full all the same.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  async clear(): Promise<void> {
    await rm(this.#filler);
  }

  async remove(): Promise<void> {
    execFileSync('umount', [this.folder]);
    await rm(this.folder, { recursive: true });
  }

  /** A new database on a PostgreSQL server of this machine, stored on this disk. Returns its address. */
  async database(serverUrl: string): Promise<string> {
    const server = new pg.Client({ connectionString: serverUrl });
    await server.connect();
    try {
      const { rows } = await server.query<{ data_directory: string }>('show data_directory');
      const { uid, gid } = await stat(rows[0]!.data_directory);
      const place = path.join(this.folder, 'space');
      await mkdir(place);
      await chown(place, uid, gid);
      await server.query(`create tablespace small location '${place}'`);
      await server.query('create database small tablespace small');
    } finally {
      await server.end();
    }
    return new URL('/small', serverUrl).href;
  }
}
