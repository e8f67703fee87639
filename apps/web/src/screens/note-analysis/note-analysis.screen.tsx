import { Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Span } from '@rounds/contract/learning/notes';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { idIn } from '../../routing/address.rules.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { tabs } from './tabs.ts';

/** The learner's own notes: uploaded, analyzed, and made into scenarios and tests. */
export function NoteAnalysisScreen() {
  const { t } = useTranslation('learning/notes');
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'upload';
  const noteId = idIn(search.get('note'));
  const [, start, end] = /^(\d{1,6})-(\d{1,6})$/.exec(search.get('at') ?? '') ?? [];
  const place =
    start && end && Number(start) < Number(end) ? { start: Number(start), end: Number(end) } : null;
  const [arrived, setArrived] = useState(false);
  const show = (next: string, id: number | null, byStep: boolean, at: Span | null = null) => {
    setArrived(byStep);
    // To the top, as on every new page: otherwise the header might cover half the title.
    if (byStep) window.scrollTo(0, 0);
    setSearch(
      {
        ...(next !== 'upload' && { tab: next }),
        ...(id !== null && { note: String(id) }),
        ...(at && { at: `${at.start}-${at.end}` }),
      },
      { replace: true },
    );
  };
  useDocumentTitle(t('title'));
  return (
    // At the bottom, a toast would cover the buttons for the next step.
    <div data-toasts-on-top="" className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-5 sm:py-6">
      <header>
        <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
        <p className="measure text-muted max-sm:text-sm">{t('lead')}</p>
      </header>
      <Tabs value={tab} onValueChange={(next) => show(next, noteId, false)}>
        <TabList aria-label={t('title')}>
          {tabs.map(({ value }) => (
            <Tab key={value} value={value}>
              {t(`tab.${value}`)}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ value, Content }) => (
          <TabPanel key={value} value={value} className="min-h-[70dvh]">
            <Suspense fallback={<TabSkeleton label={t('loading')} />}>
              <Content
                noteId={noteId}
                place={place}
                arrived={arrived}
                onShow={(next, id = noteId, at = null) => show(next, id, true, at)}
              />
            </Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

function TabSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-36 rounded-card" />
      ))}
    </div>
  );
}
