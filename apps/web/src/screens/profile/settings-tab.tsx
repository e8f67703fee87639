import {
  AccountSection,
  accountSections,
} from '../../features/identity/accounts/security/account-section.tsx';
import { usePreferences } from '../../features/identity/preferences/api/get-preferences.ts';
import { PreferencesForm } from '../../features/identity/preferences/components/preferences-form.tsx';
import { SettingsForm } from '../../features/identity/settings/components/settings-form.tsx';
import { useGoal } from '../../features/learning/goals/api/get-goal.ts';
import { GoalSetting } from '../../features/learning/goals/components/goal-setting.tsx';
import { languageNames } from '../../i18n/language.rules.ts';
import { useLanguage, useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CardBody } from '../../ui/card/card.tsx';
import { CollapsibleCard } from '../../ui/card/collapsible-card.tsx';
import { DemoNotice } from '../../ui/notice/demo-notice.tsx';
import { useHeldPlan } from './use-held-plan.ts';

/** How Rounds should be for the learner, and what they do with their account. */
export function SettingsTab() {
  const { t } = useTranslation('screens/profile');
  const { t: preferences } = useTranslation('identity/preferences');
  const { t: goals } = useTranslation('learning/goals');
  const { t: billing } = useTranslation('business/billing.page');
  const { t: account } = useTranslation('identity/accounts.security');
  const sections = [
    { id: 'preferences', title: t('settings.title') },
    { id: 'study', title: preferences('title') },
    { id: 'goal', title: goals('title') },
    { id: 'billing', title: billing('title') },
    ...accountSections.map(({ id, title }) => ({ id, title: account(title) })),
  ];
  const values = useValues();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[11rem_minmax(0,1fr)]">
      {/* On phones the folded cards are the list. */}
      <nav aria-label={t('settings.sections')} className="hidden md:block">
        <ul className="sticky top-20 grid gap-0.5 text-sm">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-10 items-center rounded-control px-3 py-1.5 font-medium text-muted hover:bg-hover hover:text-text"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 md:gap-5">
        <DemoNotice about="settings" />
        <CollapsibleCard id="preferences" title={t('settings.title')} value={values.preferences}>
          {/* Where the settings can't be loaded, what is below stays where the skeleton had put it. */}
          <CardBody className="md:min-h-180">
            <SettingsForm />
          </CardBody>
        </CollapsibleCard>
        <CollapsibleCard id="study" title={preferences('title')} value={values.study}>
          <CardBody>
            <PreferencesForm />
          </CardBody>
        </CollapsibleCard>
        <CollapsibleCard id="goal" title={goals('title')} value={values.goal}>
          <GoalSetting />
        </CollapsibleCard>
        <CollapsibleCard id="billing" title={billing('title')} value={values.billing}>
          <CardBody className="grid justify-items-start gap-3">
            <p className="text-sm text-muted">{billing('settings.text')}</p>
            <ButtonLink href="/billing" variant="secondary">
              {billing('settings.open')}
            </ButtonLink>
          </CardBody>
        </CollapsibleCard>
        <AccountSection />
      </div>
    </div>
  );
}

/** What is set in each section, for where it is folded; null while it isn't known. */
function useValues() {
  const { t: common } = useTranslation('app/common');
  const { t: preferencesText } = useTranslation('identity/preferences');
  const { t: overview } = useTranslation('learning/progress.overview');
  const { t: goals } = useTranslation('learning/goals');
  const language = useLanguage();
  const plan = useHeldPlan(useSession().user);
  const preferences = usePreferences().data;
  const goal = useGoal().data;
  const studied = preferences && [
    ...(preferences.preferredDifficulty ? [common(`difficulty.${preferences.preferredDifficulty}`)] : []),
    ...preferences.primarySubjects.map((subject) => overview(`need.${subject}`)),
  ];
  return {
    preferences: languageNames[language],
    study: studied ? studied.join(' · ') || preferencesText('none') : null,
    goal: goal
      ? goal.questions === null
        ? goals('dialog.none')
        : goals('perDay', { total: goal.questions })
      : null,
    billing: plan?.soldAs ?? null,
  };
}
