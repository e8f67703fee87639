import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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

test('the results are one press away, with the other parts of the case beside them', async () => {
  await page.viewport(375, 500);
  const { title, scenario } = playedScenario;
  const screen = await renderApp(
    <CaseSummary
      title={title}
      presentation={scenario.patientPresentation}
      picture={clinicalPicture(scenario, 0)}
      group="adult"
      told={<div className="h-250" />}
    />,
  );
  await screen.getByRole('button', { name: 'Results · 2 abnormal' }).click();
  const sheet = screen.getByRole('dialog');
  await expect.element(sheet.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
  // Only what is below the title scrolls.
  await expect.element(sheet.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 });
  const jump = (name: string) => sheet.getByRole('button', { name });
  await expect.element(jump('Results · 2 abnormal')).toHaveAttribute('aria-current', 'location');
  await jump('Presentation').click();
  await expect.element(jump('Presentation')).toHaveAttribute('aria-current', 'location');
  await expect.element(sheet.getByText('Patient presentation', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('the word for earlier readings stays on the line of the first of them', async () => {
  const { title, scenario } = playedScenario;
  const picture = clinicalPicture(scenario, 0);
  const screen = await renderApp(
    <CaseSummary
      title={title}
      presentation={scenario.patientPresentation}
      picture={{ ...picture, earlierVitals: ['oxygenSaturation'] }}
      group="adult"
      told={null}
    />,
  );
  const top = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect().top;
  for (const width of [240, 260, 280, 300, 320, 340, 360, 375, 390]) {
    await page.viewport(width, 500);
    expect(Math.abs(top('Earlier:') - top('SpO₂'))).toBeLessThan(10);
  }
});
