import { memo } from 'react';
import { BookOpenCheck, Brain, MessagesSquare, Rocket } from 'lucide-react';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card/card.tsx';

const actions = [
  { address: '/community', label: 'actions.joinDiscussion', Icon: MessagesSquare },
  { address: '/learning-pathways', label: 'actions.browseScenarios', Icon: BookOpenCheck },
] as const;
const upgradeAction = { address: '/subscribe', label: 'actions.upgradePlan', Icon: Rocket } as const;
const styleAction = {
  address: '/learning-style-assessment',
  label: 'updateLearningStyle',
  Icon: Brain,
} as const;

export interface QuickActionsProps {
  /** The card has the width of the page. */
  readonly isWide?: boolean;
  /** With the way to the learning style, which stands in the page's header where that has room. */
  readonly updatesStyle?: boolean;
  /** With the way to the plans: whoever has one changes it in Billing. */
  readonly upgrades: boolean;
}

/** Ways on. */
export const QuickActions = memo(function QuickActions({
  isWide = false,
  updatesStyle = false,
  upgrades,
}: QuickActionsProps) {
  const { t } = useTranslation('screens/dashboard');
  const shown = [...actions, ...(upgrades ? [upgradeAction] : []), ...(updatesStyle ? [styleAction] : [])];
  return (
    <Card aria-labelledby="actions-title">
      <CardHeader>
        <CardTitle id="actions-title">{t('actions.title')}</CardTitle>
      </CardHeader>
      <CardBody
        className={cx('grid gap-2 pt-3!', isWide && (upgrades ? 'sm:grid-cols-3' : 'sm:grid-cols-2'))}
      >
        {shown.map(({ address, label, Icon }) => (
          <ButtonLink key={address} href={address} variant="secondary" className="justify-start!">
            <Icon size={18} aria-hidden="true" />
            {t(label)}
          </ButtonLink>
        ))}
      </CardBody>
    </Card>
  );
});
