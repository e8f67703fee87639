import type { Language } from '@rounds/contract/common';
import { languages } from '@rounds/contract/common.rules';

/** The first language of an Accept-Language header that Rounds supports, chosen as the client does; else English. */
export function acceptedLanguage(accepted: string | undefined): Language {
  const tags = (accepted ?? '').split(',').map((tag) => tag.trim().split(/[-;]/)[0]?.toLowerCase());
  return tags.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? 'en';
}

/**
 * The Link header for a screen's files. The page fetches its strings, so they are preloaded as a fetch would;
 * `{language}` in their names stands for the visitor's language.
 * @param isLowPriority the page shows something before these load, so styles and font go first
 */
export function preloadHeader(
  files: readonly string[],
  { accepted, isLowPriority }: { readonly accepted: string | undefined; readonly isLowPriority: boolean },
): string {
  const late = isLowPriority ? '; fetchpriority=low' : '';
  const language = acceptedLanguage(accepted);
  return files
    .map((file) =>
      file.endsWith('.json')
        ? `<${file.replace('{language}', language)}>; rel=preload; as=fetch; crossorigin${late}`
        : `<${file}>; rel=modulepreload${late}`,
    )
    .join(', ');
}
