import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { trackLoad } from '../browser/idle.ts';
import { declareScreens } from '../routing/has-screen.ts';
import { loadNamespaces } from '../i18n/translation.ts';
import type { ScreenManifest } from './define-screen.ts';

/** One address of a screen, ready for the router. */
export interface Screen extends Pick<ScreenManifest, 'audience' | 'strings' | 'isImmersive' | 'prefetch'> {
  /** Its folder under `screens`. */
  readonly name: string;
  readonly address: string;
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Starts loading the code before the screen is rendered. */
  readonly preload: () => Promise<unknown>;
}

/** Signed-in screens use TanStack Query, whose code loads in parallel with theirs. */
async function withData(load: ScreenManifest['load']): Promise<ComponentType> {
  const [Content, { DataProvider }] = await Promise.all([load(), import('./data-provider.tsx')]);
  return () => createElement(DataProvider, null, createElement(Content));
}

function screensOf(name: string, { addresses, load, ...manifest }: ScreenManifest): Screen[] {
  const { audience, strings } = manifest;
  const preload = () => (audience === 'signed-in' ? withData(load) : load());
  const Component = lazy(async () => {
    const [content] = await trackLoad(Promise.all([preload(), loadNamespaces(strings)]));
    return { default: content };
  });
  return addresses.map((address) => ({ ...manifest, name, address, Component, preload }));
}

const manifests = import.meta.glob<ScreenManifest>('../screens/*/screen.ts', {
  eager: true,
  import: 'screen',
});

/** Every address, with what it loads. */
export const screens: readonly Screen[] = [
  ...Object.entries(manifests).flatMap(([file, manifest]) =>
    screensOf(file.split('/').at(-2) ?? file, manifest),
  ),
  // Every primitive in every state; not part of a production build.
  ...(import.meta.env.DEV
    ? screensOf('design', {
        addresses: ['/design'],
        audience: 'everyone',
        strings: [],
        load: async () => (await import('../screens/design/design.screen.tsx')).DesignScreen,
      })
    : []),
];

/** For a signed-in learner at any other address. */
export const [notFound] = screensOf('not-found', {
  addresses: ['*'],
  audience: 'signed-in',
  strings: [],
  load: async () => (await import('../screens/not-found/not-found.screen.tsx')).NotFoundScreen,
}) as [Screen];

/** Fetches a screen's code while somebody reaches for its link. */
export function preloadScreen(address: string): void {
  const entry = screens.find((candidate) => candidate.address === address);
  void entry?.preload().catch(() => undefined);
}

declareScreens(screens.map(({ address }) => address));
