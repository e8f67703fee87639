import { useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { useLocation } from 'wouter';
import { rememberMode } from '../../features/learning/attempts/kept-attempt.ts';
import { usePracticeCount } from '../../features/learning/practice/api/count-practice.ts';
import { useCreatePractice } from '../../features/learning/practice/api/create-practice.ts';
import {
  filtersOf,
  quickCount,
  quickFilters,
  searchOf,
  type Choice,
  type QuickStart,
} from '../../features/learning/practice/choice.rules.ts';
import { PracticeForm } from '../../features/learning/practice/components/practice-form.tsx';
import { QuickStarts } from '../../features/learning/practice/components/quick-starts.tsx';
import { SessionList } from '../../features/learning/practice/components/session-list.tsx';
import { StartBar } from '../../features/learning/practice/components/start-bar.tsx';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import { useErrorText } from '../../api/error-text.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { newId } from '../../browser/new-id.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle, stickyFooter } from '../../ui/card/card.tsx';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast/toast.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { SharePracticeDialog } from '../practice/share-practice.tsx';
import { usePreloadedPractice } from '../practice/use-preloaded-practice.ts';
import { ProgressNotices } from '../progress-notices/progress-notices.tsx';
import { useChoice } from './use-choice.ts';

/** Folded, a phone shows the whole form: its foot would only cover what is above it, and slip under the bottom bar. */
const foldedFooter = 'max-sm:group-not-has-[[aria-expanded=true]]:static';

/** Where practice begins: at one press, from what the learner chooses, or where they left off. */
export function PracticeStartScreen() {
  const { t } = useTranslation('learning/practice');
  const { t: player } = useTranslation('learning/scenarios.player');
  const { t: scenarios } = useTranslation('learning/scenarios');
  const errorText = useErrorText('learning/practice');
  useDocumentTitle(player('practice.title'));
  usePreloadedPractice();
  const { choice, usual, setChoice } = useChoice();
  const [quick, setQuick] = useState<QuickStart | null>(null);
  const [shared, setShared] = useState<{ readonly id: string; readonly questions: number } | null>(null);
  const [isSharing, setSharing] = useState(false);
  const share = (session: NonNullable<typeof shared>) => {
    setShared(session);
    setSharing(true);
  };
  const [, navigate] = useLocation();
  const create = useCreatePractice();
  const everywhere = usePracticeCount({});
  const ownPath = usePracticeCount(quickFilters('mixed', usual.careerPath));
  const counted = usePracticeCount(filtersOf(choice));
  const from = location.pathname + location.search;
  const open = ({ id }: { readonly id: string }) => navigate(`/practice/${id}`, { state: { from } });

  const start = (chosen: Choice) => {
    rememberMode('practice', chosen.mode);
    const { count, mode, mixed } = chosen;
    create.mutate({ id: newId(), filters: filtersOf(chosen), count, mode, mixed }, { onSuccess: open });
  };
  const startQuickly = (which: QuickStart) => {
    setQuick(which);
    const filters = quickFilters(which, usual.careerPath);
    create.mutate(
      // Nothing was chosen for it: the mode of the session before would come unannounced.
      { id: newId(), filters, count: quickCount, mode: 'tutor', mixed: true },
      {
        onSuccess: open,
        onError: (error) =>
          toast({
            title: player('result.practiceFailed'),
            description: errorText(error),
            variant: 'caution',
          }),
        onSettled: () => setQuick(null),
      },
    );
  };

  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-4 sm:gap-6 sm:py-6 lg:gap-4 lg:pt-4">
      <ProgressNotices />
      <header>
        <h1 className="text-xl sm:text-2xl">{player('practice.title')}</h1>
        <p className="measure text-muted lg:max-w-none">{t('subtitle')}</p>
        <EnglishNote className="mt-1" />
      </header>
      <SessionList onShare={share}>
        {(hasOpen) => (
          <>
            <QuickStarts
              counts={
                everywhere.data && ownPath.data && { ...everywhere.data.states, mixed: ownPath.data.matching }
              }
              pending={quick}
              onStart={startQuickly}
            />
            <Card aria-labelledby="own-session" className="group">
              <CardHeader className="min-h-13 flex-nowrap! lg:pt-2!">
                <CardTitle id="own-session">{t('form.title')}</CardTitle>
                {/* Its place is kept: what is chosen below doesn't move under the finger. */}
                <Tooltip text={scenarios('filter.clear')}>
                  <Button
                    variant="ghost"
                    size="sm"
                    className={cx('-me-2 min-w-11 flex-none', searchOf(choice, usual) === '' && 'invisible')}
                    onClick={() => setChoice(usual)}
                  >
                    <RotateCcw size={18} aria-hidden="true" className="sm:hidden" />
                    {/* As words it would push the title aside, or itself off a small phone. */}
                    <span className="max-sm:sr-only">{scenarios('filter.clear')}</span>
                  </Button>
                </Tooltip>
              </CardHeader>
              <CardBody className="lg:pt-2!">
                <PracticeForm
                  choice={choice}
                  onChange={setChoice}
                  states={counted.data?.states}
                  everywhere={everywhere.data?.states}
                />
              </CardBody>
              <CardFooter className={cx('block!', stickyFooter, foldedFooter)}>
                <StartBar
                  matching={counted.data?.matching}
                  wanted={choice.count}
                  countFailed={counted.isError}
                  error={quick === null ? create.error : null}
                  pending={create.isPending && quick === null}
                  isSecond={hasOpen}
                  onStart={() => start(choice)}
                />
              </CardFooter>
            </Card>
          </>
        )}
      </SessionList>
      {shared && (
        <SharePracticeDialog
          id={shared.id}
          questions={shared.questions}
          open={isSharing}
          onOpenChange={setSharing}
        />
      )}
    </div>
  );
}
