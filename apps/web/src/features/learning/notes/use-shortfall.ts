import type { NoteTest } from '@rounds/contract/learning/notes.generated';
import { useTranslation } from '../../../i18n/translation.ts';
import type { Kind } from './api/attempts.ts';

type Reason = NonNullable<NoteTest['shortfall']>;

/** Why there are fewer questions than there could be, without numbers. Nobody chooses how many a case has, or of which type. */
export function useReasonOfShortfall() {
  const { t } = useTranslation('learning/notes');
  return (reason: Reason, kind: Kind): string =>
    kind === 'scenario' && reason !== 'few_supported' ? t('shortfallCase') : t(`shortfallKept.${reason}`);
}

/**
 * Says that there are fewer questions than requested; nothing if there aren't. Why, the list says, which is shown next:
 * not so after what ended meanwhile, of which the requested number isn't known either.
 */
export function useShortfall(kind: Kind) {
  const { t } = useTranslation('learning/notes');
  const reasonOf = useReasonOfShortfall();
  return (reason: NoteTest['shortfall'], made: number, wanted: number | null): string | undefined => {
    if (reason === null) return undefined;
    if (wanted === null) return `${t('generate.questions', { count: made })} · ${reasonOf(reason, kind)}`;
    return kind === 'test'
      ? t('generate.questionsOf', { count: made, wanted })
      : t('generate.questions', { count: made });
  };
}
