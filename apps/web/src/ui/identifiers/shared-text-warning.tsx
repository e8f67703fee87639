import {
  firstMaskIn,
  maskIdentifiers,
  summarizeIdentifiers,
  type IdentifierSummary,
} from '@rounds/clinical-text/identifiers';
import { selectText } from '../../browser/select-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { toast } from '../toast/toast.ts';
import { IdentifierWarning } from './identifier-warning.tsx';

/** The fields' texts are read together: a name in one may be told by a number in another. */
const together = (texts: readonly string[]): string => texts.join('\n');

export const summaryOf = (texts: readonly string[]): IdentifierSummary =>
  summarizeIdentifiers(together(texts));

/** They are masked together too, unless a mask took the end of a line with it. */
function masked(texts: readonly string[]): readonly string[] {
  const lines = maskIdentifiers(together(texts)).split('\n');
  const counts = texts.map((text) => text.split('\n').length);
  if (lines.length !== counts.reduce((sum, count) => sum + count, 0)) return texts.map(maskIdentifiers);
  return counts.map((count) => lines.splice(0, count).join('\n'));
}

export interface SharedTextWarningProps {
  readonly texts: readonly string[];
  readonly keep: 'post' | 'message';
  readonly pending: boolean;
  /** Puts the masked texts into the form, at once. */
  readonly onMask: (texts: readonly string[]) => void;
  readonly onKeep: () => void;
  /** The form's field with the text of this number. */
  readonly fieldOf: (index: number) => HTMLInputElement | HTMLTextAreaElement | null;
}

/** Warns that a text may identify a patient, before others read it. */
export function SharedTextWarning({ texts, keep, pending, onMask, onKeep, fieldOf }: SharedTextWarningProps) {
  const { t } = useTranslation('app/identifiers');
  const mask = () => {
    const all = masked(texts);
    onMask(all);
    const field = fieldOf(
      Math.max(
        0,
        all.findIndex((text, index) => text !== texts[index]),
      ),
    );
    if (field) selectText(field, firstMaskIn(field.value));
    toast({ title: t('masked') });
  };
  return (
    <IdentifierWarning
      {...summaryOf(texts)}
      text="shared"
      insistent
      pending={pending}
      keep={t(`keep.${keep}`)}
      onMask={mask}
      onKeep={onKeep}
    />
  );
}
