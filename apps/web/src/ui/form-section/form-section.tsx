import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface FormSectionProps {
  readonly title: string;
  /** What holds for everything in the group. */
  readonly help?: string;
  /** More room between the controls: for fields, which rows of switches have already. */
  readonly spacious?: boolean;
  readonly children: ReactNode;
}

/** Controls of a form that belong together, below a heading of the third level. */
export function FormSection({ title, help, spacious = false, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('grid', spacious ? 'gap-4' : 'gap-2')}>
      <h3 id={id} className="border-b pb-1 text-sm font-semibold text-muted">
        {title}
      </h3>
      {help && <p className="text-sm text-muted">{help}</p>}
      {children}
    </section>
  );
}
