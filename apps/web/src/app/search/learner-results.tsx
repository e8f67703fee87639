import { UserRound } from 'lucide-react';
import { usernameLength } from '@rounds/contract/identity/accounts.rules';
import { useNameSuggestions } from '../../features/community/forum/api/complete-names.ts';
import { useDebounced } from '../../browser/use-debounced.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ResultGroup } from './result.tsx';

export interface LearnerResultsProps {
  readonly text: string;
  readonly onOpen: (address: string) => void;
}

/** Learners whose name begins with the typed text, except those who hide their profile. */
export function LearnerResults({ text, onOpen }: LearnerResultsProps) {
  const { t } = useTranslation('app/search');
  const typed = useDebounced(text.trim().replace(/^@/, ''), 250);
  const canBeName = typed.length > 1 && typed.length <= usernameLength.max && !/\s/.test(typed);
  const { data: learners = [] } = useNameSuggestions(canBeName ? typed : undefined, undefined);
  if (!canBeName || learners.length === 0) return null;
  return (
    <ResultGroup
      heading={t('learners')}
      text={text}
      results={learners.map(({ id, username }) => ({
        key: id,
        icon: UserRound,
        name: username,
        keywords: [`@${username}`],
        onSelect: () => onOpen(`/u/${encodeURIComponent(username)}`),
        render: () => <bdi className="truncate">{username}</bdi>,
      }))}
    />
  );
}
