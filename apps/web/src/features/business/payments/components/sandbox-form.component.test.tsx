import { expect, test } from 'vitest';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { SandboxForm } from './sandbox-form.tsx';

test.each([296, 620])('every payment method is in view at %d px', async (width) => {
  fakeApi({});
  const screen = await renderApp(
    <div style={{ width }}>
      <SandboxForm
        clientSecret="pi_1_secret_2"
        purchase={{ cents: 2900, renews: true }}
        tier="student"
        label="Pay $29"
        from="/subscribe?plan=student"
        onPaid={() => undefined}
      />
    </div>,
  );
  const list = screen.getByRole('tablist', { name: 'Payment method' });
  await expect.element(list).toBeVisible();
  const frame = list.element().getBoundingClientRect();
  for (const tab of list.getByRole('tab').elements()) {
    const { left, right } = tab.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(frame.left);
    expect(right).toBeLessThanOrEqual(frame.right);
  }
});
