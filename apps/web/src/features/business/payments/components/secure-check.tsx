import { useTranslation } from '../../../../i18n/translation.ts';
import { useFormat } from '../../../../format/format.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { TestMode } from './test-mode.tsx';

export interface SecureCheckProps {
  /** Zero if the card is only saved for later. */
  readonly cents: number;
  /** The answer being sent; null if none is. */
  readonly pending: 'passed' | 'failed' | null;
  readonly onAnswer: (passed: boolean) => void;
}

/** 3-D Secure, as a bank would ask for it. It has to be answered: until then, the payment is pending. */
export function SecureCheck({ cents, pending, onAnswer }: SecureCheckProps) {
  const { t } = useTranslation('business/payments.form');
  const { money } = useFormat();
  return (
    <Dialog
      open
      mustAnswer
      onOpenChange={() => undefined}
      title={t('secure.title')}
      description={cents > 0 ? t('secure.text', { amount: money(cents / 100) }) : t('secure.keepText')}
      footer={
        <>
          <Button variant="secondary" pending={pending === 'failed'} onClick={() => onAnswer(false)}>
            {t('secure.fail')}
          </Button>
          <Button pending={pending === 'passed'} onClick={() => onAnswer(true)}>
            {t(cents > 0 ? 'secure.pass' : 'secure.keepPass')}
          </Button>
        </>
      }
    >
      <TestMode />
    </Dialog>
  );
}
