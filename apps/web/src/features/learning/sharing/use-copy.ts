import { copyText } from '../../../browser/copy-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Copies a text and says so; `onDone` gets the sentence, and whether copying failed. */
export function useCopy(onDone: (said: string, failed?: boolean) => void) {
  const { t } = useTranslation('learning/sharing');
  return async (text: string, said: string): Promise<void> => {
    if (await copyText(text)) {
      toast({ title: said, variant: 'success' });
      onDone(said);
    } else {
      toast({ title: t('copy.failed'), description: t('copy.failedText'), variant: 'destructive' });
      onDone(t('copy.failedText'), true);
    }
  };
}
