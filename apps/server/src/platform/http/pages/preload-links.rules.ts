import { languages } from '@rounds/contract/common.rules';

/** The first language of an Accept-Language header that Rounds speaks, as the client chooses it; else English. */
function acceptedLanguage(accepted: string | undefined): string {
  const tags = (accepted ?? '').split(',').map((tag) => tag.trim().split(/[-;]/)[0]?.toLowerCase());
  return tags.find((tag) => languages.some((language) => language === tag)) ?? 'en';
}

/**
 * The Link header for the files of a screen. Strings are fetched by the page, so they are preloaded as a fetch is made;
 * `{language}` in their names stands for the visitor's.
 */
export function preloadHeader(files: readonly string[], accepted: string | undefined): string {
  const language = acceptedLanguage(accepted);
  return files
    .map((file) =>
      file.endsWith('.json')
        ? `<${file.replace('{language}', language)}>; rel=preload; as=fetch; crossorigin`
        : `<${file}>; rel=modulepreload`,
    )
    .join(', ');
}
