import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { useForm } from '../use-form.ts';
import { SignUpChoices } from './sign-up-choices.tsx';

const labels = { role: 'Role', careerPath: 'Career path', learningStyle: 'Learning style' };

function Form({ width }: { readonly width: number }) {
  const form = useForm({ role: 'student', careerPath: '', learningStyle: 'unknown' });
  return (
    <div style={{ width }}>
      <SignUpChoices form={form} labels={labels} />
    </div>
  );
}

test.each([
  [400, true],
  [260, false],
])('in %i px, choices stand side by side only where none is cut off', async (width, areBeside) => {
  await page.viewport(1024, 768);
  const screen = await renderApp(<Form width={width} />);
  const topOf = (name: string) => screen.getByLabelText(name).element().getBoundingClientRect().top;
  await expect.element(screen.getByLabelText('Role')).toBeVisible();
  expect(topOf('Role') === topOf('Career path')).toBe(areBeside);
});
