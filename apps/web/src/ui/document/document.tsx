import { useState, type ReactNode } from 'react';

/** One or more sentences: plain text, or text with links. */
export type Passage = string | { readonly key: string; readonly text: ReactNode };

export interface DocumentSection {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  /** In order: a passage is a paragraph, a list of them is a list. */
  readonly body: readonly (Passage | readonly Passage[])[];
}

export interface DocumentProps {
  readonly sections: readonly DocumentSection[];
  readonly contentsLabel: string;
  /** Set if the sections are in English whatever the page's language. */
  readonly lang?: 'en' | undefined;
  readonly head: ReactNode;
}

const keyOf = (passage: Passage) => (typeof passage === 'string' ? passage : passage.key);
const textOf = (passage: Passage) => (typeof passage === 'string' ? passage : passage.text);
const isList = (part: Passage | readonly Passage[]): part is readonly Passage[] => Array.isArray(part);

/** A long text with numbered sections and its contents beside it, made for reading and for printing. */
export function Document({ sections, contentsLabel, lang, head }: DocumentProps) {
  const dir = lang && 'ltr';
  // On small screens the contents are above the text, where they'd push it out of view: they start collapsed.
  const [wide] = useState(() => matchMedia('(width >= 64rem)').matches);
  return (
    <div className="page grid gap-x-14 gap-y-8 py-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-12">
      <div className="lg:col-start-2">{head}</div>
      <nav
        aria-label={contentsLabel}
        className="lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
      >
        <details
          className="rounded-card border bg-raised px-4 py-3 lg:border-0 lg:bg-transparent lg:p-0"
          open={wide}
        >
          <summary className="thumb text-sm font-semibold text-muted lg:pointer-events-none lg:list-none">
            {contentsLabel}
          </summary>
          <ol lang={lang} dir={dir} className="mt-2 grid gap-0.5 text-sm">
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex gap-2 rounded-xs py-1.5 text-muted hover:text-text hover:underline lg:py-1 pointer-coarse:py-3"
                >
                  <span className="figures w-7 flex-none text-end">{index + 1}.</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <article lang={lang} dir={dir} className="measure grid gap-8 lg:col-start-2">
        {sections.map(({ id, title, body }, index) => (
          <section key={id} id={id} className="grid scroll-mt-24 gap-3">
            <h2 className="text-lg">
              <span className="figures text-muted">{index + 1}.</span> {title}
            </h2>
            {body.map((part) =>
              !isList(part) ? (
                <p key={keyOf(part)}>{textOf(part)}</p>
              ) : (
                <ul key={part.map(keyOf).join()} className="grid list-disc gap-1.5 ps-6 marker:text-muted">
                  {part.map((item) => (
                    <li key={keyOf(item)}>{textOf(item)}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </article>
    </div>
  );
}
