import { useTranslation } from '../../i18n/translation.ts';
import { Button, type ButtonProps } from './button.tsx';

/** Leaves things as they are. */
export function CancelButton(props: Pick<ButtonProps, 'size' | 'className' | 'onClick'>) {
  const { t } = useTranslation('app/common');
  return (
    <Button variant="secondary" {...props}>
      {t('action.cancel')}
    </Button>
  );
}
