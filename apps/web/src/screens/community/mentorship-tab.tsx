import { useEffect, useRef, useState } from 'react';
import type { Mentor } from '@rounds/contract/community/mentorships';
import { mayUse } from '@rounds/contract/business/plans.rules';
import { useMentorships } from '../../features/community/mentorships/api/list-mentorships.ts';
import {
  focusMentorAction,
  MentorList,
} from '../../features/community/mentorships/components/mentor-list.tsx';
import { MentorshipList } from '../../features/community/mentorships/components/mentorship-list.tsx';
import { PlanNotice } from '../../features/community/mentorships/components/plan-notice.tsx';
import { RequestDialog } from '../../features/community/mentorships/components/request-dialog.tsx';
import { isFocusLost } from '../../browser/focus.ts';
import { useSession } from '../../session/session.ts';

/** The learner's own mentorships, and people to ask for one. */
export function MentorshipTab() {
  const { user } = useSession();
  const { data, isPending } = useMentorships();
  const hasNone = data?.pages.every(({ rows }) => rows.length === 0) ?? false;
  const [mentor, setMentor] = useState<Mentor | null>(null);
  // Once the mentor has been asked, a link replaces the button that opened the dialog.
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (mentor === null && asked.current !== null && isFocusLost()) focusMentorAction(asked.current);
    asked.current = mentor?.id ?? null;
  }, [mentor]);
  const included = user !== null && mayUse(user, 'mentorship', Date.now());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-8">
      {!hasNone && <MentorshipList />}
      {/* Shown once the list above has its height, so that nothing moves. Mentors load meanwhile. */}
      <div hidden={isPending} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {!included && <PlanNotice />}
        <MentorList onRequest={setMentor} />
      </div>
      {/* Nobody comes to read that there are none: the mentors come first. */}
      {hasNone && <MentorshipList />}
      {mentor && (
        <RequestDialog key={mentor.id} mentor={mentor} included={included} onClose={() => setMentor(null)} />
      )}
    </div>
  );
}
