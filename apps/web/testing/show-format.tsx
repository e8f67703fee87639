import { Suspense, useState } from 'react';
import { render } from 'vitest-browser-react';
import { creditOf } from '@rounds/contract/learning/scenarios.formats.rules';
import type { Item, Response } from '@rounds/contract/learning/scenarios.formats';
import { FormatAnswer } from '../src/features/learning/scenarios/components/formats/format-answer.tsx';
import { loadNamespaces } from '../src/i18n/translation.ts';

export const why = 'This is the fact that speaks against it.';
export const list = (...texts: string[]) =>
  texts.map((text) => (text.startsWith('+') ? { text: text.slice(1), key: true as const } : { text, why }));

export async function show(
  item: Item,
  { graded = false, isReview = false, given = null as Response | null } = {},
) {
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player']);
  const told: { response: Response | null } = { response: given };
  function Shown() {
    const [response, setResponse] = useState(given);
    return (
      <FormatAnswer
        item={item}
        seed="7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10"
        step={2}
        response={response}
        graded={graded}
        isReview={isReview}
        struck={[]}
        onRespond={(next) => {
          told.response = next;
          setResponse(next);
        }}
        onStrike={() => {}}
      />
    );
  }
  await render(
    <Suspense>
      <Shown />
    </Suspense>,
  );
  return { credit: () => (told.response ? creditOf(item, told.response) : null), told };
}
