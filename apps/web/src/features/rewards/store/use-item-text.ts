import { useMemo } from 'react';
import type { Key } from '../../../i18n/keys.ts';
import { useTranslation } from '../../../i18n/translation.ts';

interface Worded {
  readonly slug: string;
  readonly name: string;
}

/**
 * Names and descriptions of store items in the chosen language; the server's for items that are newer than this page.
 */
export function useItemText() {
  const { t } = useTranslation('rewards/store.items');
  return useMemo(() => {
    const orElse = (text: string, key: string, otherwise: string) => (text === key ? otherwise : text);
    return {
      nameOf: ({ slug, name }: Worded) =>
        orElse(t(`name.${slug}` as Key<'rewards/store.items'>), `name.${slug}`, name),
      textOf: ({ slug, description }: Worded & { readonly description: string }) =>
        orElse(t(`text.${slug}` as Key<'rewards/store.items'>), `text.${slug}`, description),
    };
  }, [t]);
}
