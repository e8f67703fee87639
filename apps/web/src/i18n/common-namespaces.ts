import type { Namespace } from './keys.ts';

/** The strings of the shell, needed on every screen. The build reads them too. */
export const commonNamespaces: readonly Namespace[] = ['app/common', 'app/shell'];
