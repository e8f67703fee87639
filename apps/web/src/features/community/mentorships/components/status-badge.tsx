import type { MentorshipStatus } from '@rounds/contract/community/mentorships.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge/badge.tsx';

const tones: Readonly<Record<MentorshipStatus, BadgeTone>> = {
  pending: 'caution',
  active: 'positive',
  declined: 'neutral',
  ended: 'neutral',
};

export function StatusBadge({ status }: { readonly status: MentorshipStatus }) {
  const { t } = useTranslation('community/mentorships');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
