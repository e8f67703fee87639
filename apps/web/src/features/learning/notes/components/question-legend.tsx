import type { ReactNode, Ref } from 'react';

export interface QuestionLegendProps {
  /** Its number among the others, in the interface's language. */
  readonly position: ReactNode;
  readonly question: string;
  readonly legendRef: Ref<HTMLLegendElement>;
}

/** A question from a note: each line runs in the direction of its own language. */
export function QuestionLegend({ position, question, legendRef }: QuestionLegendProps) {
  return (
    <legend
      ref={legendRef}
      tabIndex={-1}
      dir="auto"
      className="mb-3 scroll-mt-24 text-lg leading-snug font-semibold outline-none wrap-anywhere"
    >
      {/* `bdi`, so that the question itself decides the direction, not the interface's language. */}
      <bdi className="block text-sm text-muted">{position}</bdi>
      {question}
    </legend>
  );
}
