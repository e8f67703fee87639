import { useState } from 'react';
import { page, type Locator } from 'vitest/browser';
import { expect, test } from 'vitest';
import { fakeApi, refusal, type FakeCall } from '../../../../../testing/fake-api.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import type { AppliedCode } from '../api/check-code.ts';
import { CodeField, type CodeRefusal } from './code-field.tsx';

function Host() {
  const [typed, onTyped] = useState('');
  const [applied, onApplied] = useState<AppliedCode | null>(null);
  const [refusal, setRefusal] = useState<CodeRefusal | null>(null);
  return (
    <>
      <CodeField
        typed={typed}
        onTyped={(code) => {
          onTyped(code);
          setRefusal(null);
        }}
        refusal={refusal}
        onRefused={(text) => setRefusal({ text, isInTheWay: false })}
        onWithout={() => false}
        applied={applied}
        onApplied={onApplied}
      />
      <output>{Object.keys(applied?.prices ?? {}).join(' ')}</output>
    </>
  );
}

const checked = (discountType: string, discountValue: number) => ({
  discountType,
  discountValue,
  description: '',
  originalAmount: 35,
  discountAmount: 8.75,
  finalAmount: 26.25,
});

test('a code is applied to the prices it is valid for, and can be removed', async () => {
  fakeApi({
    'POST /api/discount-codes/check': ({ body }: FakeCall) =>
      (body as { priceId: string }).priceId === 'price_basic_monthly'
        ? refusal(422, 'code_minimum')
        : checked('percentage', 25),
  });
  const screen = await renderApp(<Host />);
  await screen.getByRole('textbox', { name: 'Discount code' }).fill(' SPRING ');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByText('25% off your first month')).toBeVisible();
  await expect.element(screen.getByText('price_professional_monthly')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Discount code' })).toHaveValue('');
});

test('an invalid code stays, with the reason', async () => {
  fakeApi({ 'POST /api/discount-codes/check': () => refusal(404, 'code_not_found') });
  const screen = await renderApp(<Host />);
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByText('Enter a code')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Discount code' }).fill('NONE');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByText("This code isn't valid.")).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Discount code' })).toHaveValue('NONE');
  await screen.getByRole('button', { name: 'Continue without a code' }).click();
  await expect.element(screen.getByText("This code isn't valid.")).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'Discount code' })).toHaveValue('');
  await expect.element(screen.getByRole('textbox', { name: 'Discount code' })).toHaveFocus();
});

test('without an answer, the code is not refused: it can still be sent', async () => {
  fakeApi({ 'POST /api/discount-codes/check': () => refusal(500, 'internal_error') });
  const screen = await renderApp(<Host />);
  const code = screen.getByRole('textbox', { name: 'Discount code' });
  await code.fill('SPRING');
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('button', { name: /without a code/ })).not.toBeInTheDocument();
});

test.each([320, 360, 768])('the button is beside its field, %i px wide', async (width) => {
  await page.viewport(width, 640);
  const screen = await renderApp(<Host />);
  const boxOf = (of: Locator) => of.element().getBoundingClientRect();
  const field = boxOf(screen.getByRole('textbox', { name: 'Discount code' }));
  const button = boxOf(screen.getByRole('button', { name: 'Apply' }));
  expect(Math.abs(button.top - field.top)).toBeLessThan(4);
  expect(button.left).toBeGreaterThan(field.right);
});
