import type { NoteTest } from '@rounds/contract/learning/notes.generated';
import { useTranslation } from '../../../i18n/translation.ts';

/**
 * Says that there are fewer questions than requested, and why; nothing if there aren't. The requested number isn't
 * always known.
 */
export function useShortfall() {
  const { t } = useTranslation('learning/notes');
  return (reason: NoteTest['shortfall'], made: number, wanted: number | null): string | undefined => {
    if (reason === null) return undefined;
    if (wanted !== null) return t(`shortfall.${reason}`, { count: made, wanted });
    return `${t('generate.questions', { count: made })} · ${t(`shortfallKept.${reason}`)}`;
  };
}
