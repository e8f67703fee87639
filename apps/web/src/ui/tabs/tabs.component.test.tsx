import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

function ThreeTabs() {
  const [shown, setShown] = useState('one');
  return (
    <Tabs value={shown} onValueChange={setShown}>
      <TabList aria-label="Parts">
        {['one', 'two', 'three'].map((value) => (
          <Tab key={value} value={value}>
            {value}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="one">First panel</TabPanel>
      <TabPanel value="two" keepMounted>
        <label>
          Name <input />
        </label>
      </TabPanel>
      <TabPanel value="three">Third panel</TabPanel>
    </Tabs>
  );
}

describe('tabs', () => {
  test('a press shows the panel of the tab, and only that', async () => {
    const screen = await render(<ThreeTabs />);
    await screen.getByRole('tab', { name: 'three' }).click();
    await expect.element(screen.getByRole('tabpanel', { name: 'three' })).toHaveTextContent('Third panel');
    await expect.element(screen.getByText('First panel')).not.toBeInTheDocument();
  });

  test.each([
    ['ltr', ['{ArrowRight}'], 'two'],
    ['ltr', ['{ArrowLeft}'], 'three'],
    ['ltr', ['{End}'], 'three'],
    ['ltr', ['{End}', '{Home}'], 'one'],
    ['rtl', ['{ArrowLeft}'], 'two'],
  ])('in %s, %j move to the tab "%s"', async (direction, keys, name) => {
    const screen = await render(
      <div dir={direction}>
        <ThreeTabs />
      </div>,
    );
    screen.getByRole('tab', { name: 'one' }).element().focus();
    for (const key of keys) await userEvent.keyboard(key);
    const tab = screen.getByRole('tab', { name });
    await expect.element(tab).toHaveFocus();
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('the shown tab stays in sight where the row gets narrower', async () => {
    const box = document.createElement('div');
    box.style.width = '600px';
    const screen = await render(<ThreeTabs />, { container: document.body.appendChild(box) });
    const tab = screen.getByRole('tab', { name: 'three' });
    await tab.click();
    box.style.width = '120px';
    const frame = screen.getByRole('tablist').element().getBoundingClientRect();
    await expect
      .poll(() => tab.element().getBoundingClientRect().right)
      .toBeLessThanOrEqual(frame.left + 121);
    await expect
      .poll(() => tab.element().getBoundingClientRect().left)
      .toBeGreaterThanOrEqual(frame.left - 1);
  });

  test.each(['ltr', 'rtl'])('no end of the row that fades out covers the chosen tab (%s)', async (dir) => {
    const values = [
      'Apple Pay',
      'Google Pay',
      'Link',
      'Card',
      'Cash App',
      'Affirm',
      'Klarna',
      'Bank account',
    ];
    const screen = await render(
      <div dir={dir} className="w-80">
        <Tabs value="Card" onValueChange={() => {}}>
          <TabList aria-label="Ways">
            {values.map((value) => (
              <Tab key={value} value={value}>
                {value}
              </Tab>
            ))}
          </TabList>
        </Tabs>
      </div>,
    );
    const frame = screen.getByRole('tablist').element().getBoundingClientRect();
    const card = screen.getByRole('tab', { name: 'Card' }).element().getBoundingClientRect();
    expect(card.left).toBeGreaterThanOrEqual(frame.left + 39);
    expect(card.right).toBeLessThanOrEqual(frame.right - 39);
  });

  test('a panel that is kept loses nothing that was typed in it', async () => {
    const screen = await render(<ThreeTabs />);
    await screen.getByRole('tab', { name: 'two' }).click();
    await screen.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await screen.getByRole('tab', { name: 'one' }).click();
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
    await screen.getByRole('tab', { name: 'two' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  });
});
