import type { ReactNode } from 'react';
import type { Finding } from '@rounds/contract/learning/scenarios';
import { cx } from '../../../../../ui/cx.ts';
import { paragraphsOf } from '../../short-case.rules.ts';
import { EcgStrips } from './ecg-strips.tsx';
import { FindingTable } from './finding-table.tsx';

/** A part of the case with its own heading. */
export function Part({
  id,
  title,
  aside,
  children,
}: {
  id?: string | undefined;
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="flex items-center gap-2 text-sm font-semibold text-muted">
        {title}
        {aside}
      </h2>
      {children}
    </section>
  );
}

export interface ProseProps {
  readonly text: string;
  readonly className?: string;
  /** Paragraphs to leave out. */
  readonly without?: ReadonlySet<string> | undefined;
  /** A few lines in a box. */
  readonly isWide?: boolean;
}

/** Clinical prose: English in every language, with its paragraphs. */
export function Prose({ text, className, without, isWide = false }: ProseProps) {
  return (
    <div
      lang="en"
      dir="ltr"
      className={cx(isWide ? 'measure-wide' : 'measure', 'grid gap-2.5 rtl:me-auto', className)}
    >
      {paragraphsOf(text).map((paragraph) => !without?.has(paragraph) && <p key={paragraph}>{paragraph}</p>)}
    </div>
  );
}

export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <dl lang="en" dir="ltr" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {findings.map((finding) => (
        <div key={finding.title} className="rounded-control bg-sunken px-3 py-2">
          <dt className="text-sm font-semibold">{finding.title}</dt>
          <dd className="text-sm">
            <p className="measure whitespace-pre-line">{finding.description}</p>
            {finding.table && <FindingTable table={finding.table} title={finding.title} />}
            {finding.ecg && <EcgStrips strips={finding.ecg} title={finding.title} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
