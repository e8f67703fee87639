import { useTranslation } from '../../../../../i18n/translation.ts';
import { Badge } from '../../../../../ui/badge/badge.tsx';

/** Marks what came with the current question. */
export function NewBadge() {
  const { t } = useTranslation('learning/scenarios');
  return (
    <Badge tone="info" className="px-1.5! py-0! leading-4">
      {t('case.new')}
    </Badge>
  );
}
