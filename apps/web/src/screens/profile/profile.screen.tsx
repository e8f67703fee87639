import { useSearchParams } from 'wouter';
import { AccountSection } from '../../features/accounts/safety/account-section.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { ProgressTab } from './progress-tab.tsx';

const tabs = ['settings', 'progress'] as const;
type TabName = (typeof tabs)[number];

/** The learner's own page: what they do with their account, and all that they have done. */
export function ProfileScreen() {
  const { t } = useTranslation('account');
  useDocumentTitle(t('profile'));
  const [search, setSearch] = useSearchParams();
  const tab: TabName = tabs.find((name) => name === search.get('tab')) ?? 'settings';
  const show = (next: string) => setSearch(next === 'settings' ? {} : { tab: next }, { replace: true });
  return (
    <div className="page py-5 sm:py-8">
      <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <h1 className="text-xl sm:text-2xl">{t('profile')}</h1>
        <Tabs value={tab} onValueChange={show}>
          <TabList aria-label={t('profile')}>
            {tabs.map((name) => (
              <Tab key={name} value={name}>
                {t(`tab.${name}`)}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="settings">
            <AccountSection />
          </TabPanel>
          <TabPanel value="progress">
            <ProgressTab />
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}
