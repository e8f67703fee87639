import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { optionsPerQuestion, questionsPerScenario, scenarioCount } from './learners.ts';

const words =
  `patient presents with acute shortness breath chest pain nurse assesses vital signs oxygen saturation falling
  blood pressure medication dose renal function allergy history family reports confusion since morning potassium
  glucose monitor infusion pump alarm ward round handover fluid balance urine output fever rigor lactate culture
  antibiotic within hour review escalate senior clinician record evidence guideline recommends first line treatment`
    .split(/\s+/)
    .filter(Boolean);

/** Scenarios of about 3 KB as rows of `learning_scenarios`, in the same form as the product's content. */
export function makeScenarios(): object[] {
  let state = 7;
  // Repeatable, so that every run has the same data.
  const pick = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return words[(state >>> 8) % words.length];
  };
  const text = (length: number) => Array.from({ length }, pick).join(' ');
  return Array.from({ length: scenarioCount }, (_, index) => ({
    slug: `bench/${index}`,
    title: `Scenario ${String(index).padStart(4, '0')}`,
    description: text(12),
    career_path: careerPaths[index % careerPaths.length],
    difficulty: difficulties[index % difficulties.length],
    xp_reward: 100,
    scenario: {
      patientPresentation: text(50),
      vitals: { heartRate: 60 + (index % 70), respiratoryRate: 16, temperature: 37.2 },
      questions: Array.from({ length: questionsPerScenario }, (_question, place) => {
        const key = place % optionsPerQuestion;
        return {
          question: text(14),
          options: Array.from({ length: optionsPerQuestion }, () => text(3)),
          correct: key,
          correctAnswer: key,
          explanation: text(16),
          optionRationales: Array.from({ length: optionsPerQuestion }, (_option, at) =>
            at === key ? null : text(3),
          ),
        };
      }),
      references: [text(6)],
      areas: [],
      tags: ['bench'],
    },
  }));
}
