import { expect, test } from 'vitest';
import { playedScenario } from '../../../../../../testing/played-scenario.ts';
import { renderApp } from '../../../../../../testing/render-app.tsx';
import { clinicalPicture } from '../../clinical-picture.rules.ts';
import { CaseSummary } from './case-summary.tsx';

test('in right-to-left text too, a reading follows its name, so that it is not mistaken for the next one’s', async () => {
  const { title, scenario } = playedScenario;
  const screen = await renderApp(
    <div dir="rtl">
      <CaseSummary
        title={title}
        presentation={scenario.patientPresentation}
        picture={clinicalPicture(scenario, 0)}
        group="adult"
        told={null}
      />
    </div>,
  );
  const left = (text: string) =>
    screen.getByText(text, { exact: true }).element().getBoundingClientRect().left;
  await expect.element(screen.getByText('HR', { exact: true })).toBeVisible();
  expect(left('HR')).toBeLessThan(left('118'));
  expect(left('SpO₂')).toBeLessThan(left('88%'));
});
