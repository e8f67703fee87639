import type { RequirementKinds, RequirementWords } from '../../../api/requirement-kinds.ts';
import type { Namespace } from '../../../i18n/keys.ts';

/** What is needed from a kind, whichever feature it belongs to. */
interface Kind extends RequirementWords<'learning/achievements.requirements'> {
  readonly strings: 'learning/achievements.requirements';
}

/** Each feature words its own kinds, in the `requirements.ts` of its folder. */
const found = Object.values(
  import.meta.glob<RequirementKinds<Namespace>>('../../*/*/requirements.ts', {
    eager: true,
    import: 'requirements',
  }),
);

/** A kind that only a newer release knows is missing, and shows no text. */
export const requirementKinds = new Map(
  found.flatMap(({ strings, kinds }) =>
    Object.entries(kinds).map(([kind, words]) => [kind, { ...(words as object), strings } as Kind]),
  ),
);
