import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

describe('a button', () => {
  test('does nothing while its work is pending, and keeps the focus', async () => {
    const onClick = vi.fn();
    const screen = await render(<Button onClick={onClick}>Save</Button>);
    const save = screen.getByRole('button', { name: 'Save' });
    await save.click();
    await screen.rerender(
      <Button pending onClick={onClick}>
        Save
      </Button>,
    );
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    await expect.element(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('sends its form once: Enter in a field is refused while it is pending', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (pending: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" pending={pending}>
          Send
        </Button>
      </form>
    );
    const screen = await render(form(false));
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await screen.rerender(form(true));
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('in a form is no submit button unless it says so', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const screen = await render(
      <form onSubmit={onSubmit}>
        <Button>Cancel</Button>
      </form>,
    );
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
