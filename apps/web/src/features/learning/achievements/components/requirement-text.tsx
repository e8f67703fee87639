import type { Requirement } from '@rounds/contract/learning/achievements.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { requirementKinds } from '../requirement-kinds.ts';

interface RequirementTextProps {
  readonly requirement: Requirement;
}

/** How much of a requirement is done: "4 of 7 days". */
export function DoneText({
  requirement: { type, value },
  done,
}: RequirementTextProps & { readonly done: number }) {
  const kind = requirementKinds.get(type);
  const { t } = useTranslation(kind?.strings ?? 'learning/achievements.requirements');
  const format = useFormat();
  return (
    kind?.done && t(kind.done, { done: format.number(done), required: format.number(value), count: value })
  );
}

/** A requirement that was met: "7 days of practice in a row". */
export function TookText({ requirement: { type, value } }: RequirementTextProps) {
  const kind = requirementKinds.get(type);
  const { t } = useTranslation(kind?.strings ?? 'learning/achievements.requirements');
  return kind && t(kind.took, { count: value });
}
