import { useState } from 'react';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { useOpenAttempt } from '../../features/learning/attempts/api/get-open-attempt.ts';
import { readKeptAttempt, rememberedMode } from '../../features/learning/attempts/kept-attempt.ts';
import {
  attemptToResume,
  gradedAnswers,
  type Beginning,
  type ResumedAnswer,
} from '../../features/learning/attempts/resume.rules.ts';
import { hasUnsent } from '../../features/learning/progress/outbox-client.ts';
import { newId } from '../../browser/new-id.ts';

/** A new attempt at a scenario; `over` is the one that it replaces. */
function freshBeginning(scenario: Scenario, over?: string): Beginning {
  return {
    attemptId: newId(),
    scenario,
    start: { answers: [], struck: {}, mode: rememberedMode('case'), explaining: null, spent: 0 },
    resumed: false,
    ...(over !== undefined && { over }),
  };
}

export interface Begun {
  /** Null while it isn't known whether an attempt is open; undefined if there is nothing to play. */
  readonly beginning: Beginning | null | undefined;
  readonly scenarioId: number;
  /** What the server has of this attempt by now. */
  readonly theirs: readonly ResumedAnswer[] | undefined;
  /** Asks the server again. */
  readonly refresh: () => void;
  readonly startOver: () => void;
}

/** What the player starts with: decided once, when the server has answered or can't be reached. */
export function useBeginning(scenarioId: number, listed: Scenario | null | undefined): Begun {
  const open = useOpenAttempt(scenarioId);
  const [beginning, setBeginning] = useState<Beginning | null>();
  // As it was on opening: the outbox may send the end of this attempt while the server is being asked, and its result
  // must stay.
  const [here] = useState(() => {
    const kept = readKeptAttempt(scenarioId);
    return { kept, waiting: kept !== null && hasUnsent(kept.attemptId) };
  });
  if (!beginning && !open.isPending && listed !== undefined && (beginning === undefined || listed)) {
    const resumed = attemptToResume({ listed, open: open.data, ...here });
    setBeginning(resumed ?? (listed && freshBeginning(listed)));
  }
  const { data } = open;
  const [theirs, setTheirs] = useState<{
    readonly of: typeof data;
    readonly answers: readonly ResumedAnswer[];
  }>();
  if (data && data.id === beginning?.attemptId && theirs?.of !== data) {
    setTheirs({ of: data, answers: gradedAnswers(data) });
  }
  return {
    beginning: beginning === undefined ? null : (beginning ?? undefined),
    scenarioId,
    // Those of an abandoned attempt aren't answers to the one that replaced it.
    theirs: theirs && theirs.of?.id === beginning?.attemptId ? theirs.answers : undefined,
    refresh: () => void open.refetch(),
    startOver: () => {
      if (!beginning) return;
      const scenario = listed ?? beginning.scenario;
      const kept = readKeptAttempt(scenarioId);
      // Once it has an answer, it has replaced what was open when the server was asked.
      const isOpen = kept?.attemptId === beginning.attemptId && kept.answers.length > 0;
      const over = isOpen ? beginning.attemptId : (open.data?.id ?? beginning.attemptId);
      setBeginning(freshBeginning(scenario, over));
    },
  };
}
