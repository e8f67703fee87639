import type { English } from '../i18n/english.ts';
import { useTranslation } from '../i18n/translation.ts';

type Overview = English['learning/progress.overview'];
type Topic = keyof Overview['need'];

const plain: ReadonlySet<string> = new Set<keyof Overview['plain']>([
  'management_of_care',
  'psychosocial_integrity',
  'pharmacological_therapies',
  'reduction_of_risk',
  'physiological_adaptation',
]);
const isPlain = (topic: string): topic is keyof Overview['plain'] => plain.has(topic);

/** What learners call a topic among themselves, which may differ from an exam's blueprint. */
export function useTopicName(): (topic: Topic) => string {
  const { t } = useTranslation('learning/progress.overview');
  return (topic) => (isPlain(topic) ? t(`plain.${topic}`) : t(`need.${topic}`));
}
