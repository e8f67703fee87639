import { Suspense, useId } from 'react';
import { ArrowRight } from 'lucide-react';
import { useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { useWhyNext } from '../../features/learning/progress/use-why-next.ts';
import type { NextCase } from '../../features/learning/scenarios/next-case.rules.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useContinueText } from '../../session/use-continue-text.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { cx } from '../../ui/cx.ts';
import { scenarioAddress } from './start.ts';

export interface NextCaseLinkProps {
  /** Undefined while unknown: its space is reserved. */
  readonly next: NextCase | undefined;
  readonly isFirst?: boolean;
}

/**
 * A button with a two-line title and a two-line reason on a phone and in the column beside a review, one line of each
 * between: it takes up the same room before the case is known.
 */
const caseHeight = 'min-h-27.5 sm:min-h-18 lg:min-h-27.5';

/** Names the next case, new or unfinished, and says why that one. */
export function NextCaseLink({ next, isFirst = true }: NextCaseLinkProps) {
  const place = <div className={cx('w-full', caseHeight)} />;
  return <Suspense fallback={place}>{next ? <KnownCase next={next} isFirst={isFirst} /> : place}</Suspense>;
}

function KnownCase({ next, isFirst }: { readonly next: NextCase; readonly isFirst: boolean }) {
  const { rich } = useTranslation('learning/scenarios.player');
  const continueText = useContinueText();
  const whyNext = useWhyNext();
  const why = useId();
  const { data: progress } = useProgress();
  const { id, title } = next.scenario;
  const open = progress?.find(({ scenarioId }) => scenarioId === id)?.open;
  return (
    // On a line of its own: beside the other, both would be the same height.
    <div className={cx('grid w-full content-start justify-items-start gap-1', caseHeight)}>
      <ButtonLink
        href={scenarioAddress(id)}
        variant={isFirst ? 'primary' : 'secondary'}
        className="max-sm:w-full lg:w-full"
        aria-describedby={why}
      >
        <span>
          {open
            ? continueText({ scenarioId: id, open }, title)
            : rich(
                'result.next',
                {
                  title: (text) => (
                    <bdi lang="en" dir="ltr">
                      {text}
                    </bdi>
                  ),
                },
                { title },
              )}
        </span>
        <ArrowRight size={18} className="rtl:-scale-x-100" aria-hidden="true" />
      </ButtonLink>
      <p id={why} className="text-sm text-muted">
        {whyNext(next)}
      </p>
    </div>
  );
}
