import { memo } from 'react';
import { BookOpenCheck, MessagesSquare, Rocket } from 'lucide-react';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card/card.tsx';

const actions = [
  { address: '/community', label: 'actions.joinDiscussion', Icon: MessagesSquare },
  { address: '/learning-pathways', label: 'actions.browseScenarios', Icon: BookOpenCheck },
  { address: '/subscribe', label: 'actions.upgradePlan', Icon: Rocket },
] as const;

/** Ways on. */
export const QuickActions = memo(function QuickActions() {
  const { t } = useTranslation('screens/dashboard');
  return (
    <Card aria-labelledby="actions-title">
      <CardHeader>
        <CardTitle id="actions-title">{t('actions.title')}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-2 pt-3!">
        {actions.map(({ address, label, Icon }) => (
          <ButtonLink key={address} href={address} variant="secondary" className="justify-start!">
            <Icon size={18} aria-hidden="true" />
            {t(label)}
          </ButtonLink>
        ))}
      </CardBody>
    </Card>
  );
});
