import type { NoteTest } from '@rounds/contract/learning/notes.generated';
import { useTranslation } from '../../../i18n/translation.ts';

/** Says that there are fewer questions than asked for, and why; nothing where there are not. */
export function useShortfall() {
  const { t } = useTranslation('learning/notes');
  return (reason: NoteTest['shortfall'], made: number, wanted: number): string | undefined =>
    reason === null ? undefined : t(`shortfall.${reason}`, { count: made, wanted });
}
