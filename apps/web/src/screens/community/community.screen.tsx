import { useSearchParams } from 'wouter';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { MentorshipTab } from './mentorship-tab.tsx';
import { StudyGroupsTab } from './study-groups-tab.tsx';

/** Study groups and mentorship, side by side as tabs. */
export function CommunityScreen() {
  const { t } = useTranslation('study-groups');
  const { t: shell } = useTranslation('shell');
  const { t: mentorship } = useTranslation('mentorships');
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'mentorship' ? 'mentorship' : 'study-groups';
  useDocumentTitle(shell('nav.community'));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-5 sm:py-6">
      <h1 className="text-xl sm:text-2xl">{shell('nav.community')}</h1>
      <Tabs value={tab} onValueChange={(next) => setSearch({ tab: next }, { replace: true })}>
        <TabList aria-label={shell('nav.community')}>
          <Tab value="study-groups">{t('label')}</Tab>
          <Tab value="mentorship">{mentorship('page.title')}</Tab>
        </TabList>
        <TabPanel value="study-groups">
          <StudyGroupsTab />
        </TabPanel>
        <TabPanel value="mentorship">
          <MentorshipTab />
        </TabPanel>
      </Tabs>
    </div>
  );
}
