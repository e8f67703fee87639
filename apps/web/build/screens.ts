import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ScreenManifest } from '../src/app/define-screen.ts';

const folder = path.join(import.meta.dirname, '../src/screens');

export interface NamedScreen extends ScreenManifest {
  /** The folder under `src/screens`. */
  readonly name: string;
  /** The file with its component. */
  readonly file: string;
}

/** Every screen's manifest, as the client finds them. */
export async function readScreens(): Promise<NamedScreen[]> {
  const names = globSync('*/screen.ts', { cwd: folder })
    .map((file) => path.dirname(file))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const module: unknown = await import(pathToFileURL(path.join(folder, name, 'screen.ts')).href);
      const { screen } = module as { screen: ScreenManifest };
      return { ...screen, name, file: path.join(folder, name, `${name}.screen.tsx`) };
    }),
  );
}
