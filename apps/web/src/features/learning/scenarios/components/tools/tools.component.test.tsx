import { Suspense, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadNamespaces } from '../../../../../i18n/translation.ts';
import { Calculator } from './calculator.tsx';
import { LabReference } from './lab-reference.tsx';
import { ToolPanel } from './tool-panel.tsx';

beforeEach(() => loadNamespaces(['learning/scenarios.player']));

describe('the calculator', () => {
  test('calculates during typing, and carries the result into the next expression', async () => {
    const screen = await render(<Suspense children={<Calculator />} />);
    const sum = screen.getByRole('textbox', { name: 'Calculation' });
    await sum.fill('0.15 * 70');
    await expect.element(screen.getByRole('status', { name: 'Result' })).toHaveTextContent('= 10.5');
    await userEvent.keyboard('{Enter}');
    await expect.element(sum).toHaveValue('10.5');
    await screen.getByRole('button', { name: '÷' }).click();
    await screen.getByRole('button', { name: '2', exact: true }).click();
    await expect.element(screen.getByRole('status', { name: 'Result' })).toHaveTextContent('= 5.25');
  });

  test('says what is wrong, and refuses division by zero', async () => {
    const screen = await render(<Suspense children={<Calculator />} />);
    const sum = screen.getByRole('textbox', { name: 'Calculation' });
    await sum.fill('1 / 0');
    await expect.element(screen.getByText("You can't divide by zero.")).toBeVisible();
    await sum.fill('alert(1)');
    await expect.element(sum).toHaveAttribute('aria-invalid', 'true');
    await screen.getByRole('button', { name: 'Clear' }).click();
    await expect.element(sum).toHaveValue('');
  });
});

test('the reference finds a test by its abbreviation, in both systems of units', async () => {
  const screen = await render(<Suspense children={<LabReference />} />);
  await screen.getByRole('searchbox', { name: 'Find a test' }).fill('phosphorus');
  const test = screen.getByRole('rowheader', { name: 'Phosphate' });
  await expect.element(test).toBeVisible();
  expect(test.element().closest('tr')?.textContent).toBe('Phosphate0.8–1.5mmol/L2.5–4.6mg/dL');
  await screen.getByRole('searchbox', { name: 'Find a test' }).fill('xyz');
  await expect.element(screen.getByText('No test by that name.')).toBeVisible();
});

function Opened({ onKey }: { readonly onKey: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <div onKeyDown={onKey}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <ToolPanel title="Calculator" onClose={() => setOpen(false)}>
          <input aria-label="Inside" />
        </ToolPanel>
      )}
    </div>
  );
}

test('a tool takes the focus, closes with Escape and returns it', async () => {
  const onKey = vi.fn();
  const screen = await render(<Suspense children={<Opened onKey={onKey} />} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Inside' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('region', { name: 'Calculator' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(onKey).not.toHaveBeenCalled();
});
