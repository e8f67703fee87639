import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../../../testing/render-app.tsx';
import type { DiscussionFilter } from '../discussion-filter.rules.ts';
import { DiscussionToolbar } from './discussion-toolbar.tsx';

const none: DiscussionFilter = { search: '', category: undefined, careerPath: undefined, topic: undefined };

function renderToolbar(initial: Partial<DiscussionFilter> = {}) {
  const onChange = vi.fn();
  function Toolbar() {
    const [filter, setFilter] = useState({ ...none, ...initial });
    const change = (next: DiscussionFilter) => {
      onChange(next);
      setFilter(next);
    };
    return <DiscussionToolbar filter={filter} onChange={change} onNewPost={() => undefined} />;
  }
  return { onChange, screen: renderApp(<Toolbar />) };
}

describe('the discussion filters', () => {
  test('narrow the list one by one, and are combined', async () => {
    const { onChange, screen: rendering } = renderToolbar();
    const screen = await rendering;
    const search = screen.getByRole('search', { name: 'Find discussions' });
    await search.getByRole('searchbox', { name: 'Search discussions' }).fill('sepsis');
    await search.getByRole('combobox', { name: 'Category' }).selectOptions('Question');
    await search.getByRole('combobox', { name: 'Career path' }).selectOptions('Pharmacy');
    expect(onChange).toHaveBeenLastCalledWith({
      ...none,
      search: 'sepsis',
      category: 'question',
      careerPath: 'pharmacy',
    });
    await search.getByRole('combobox', { name: 'Category' }).selectOptions('All Categories');
    expect(onChange).toHaveBeenLastCalledWith({ ...none, search: 'sepsis', careerPath: 'pharmacy' });
  });

  test('take three rows on a phone, and still have their names', async () => {
    await page.viewport(360, 640);
    const screen = await renderToolbar().screen;
    const search = screen.getByRole('search', { name: 'Find discussions' });
    await expect.element(search.getByRole('combobox', { name: 'Category' })).toBeVisible();
    await expect.element(search.getByRole('searchbox', { name: 'Search discussions' })).toBeVisible();
    const rows = 3;
    expect(search.element().getBoundingClientRect().height).toBeLessThan(rows * 44 + (rows - 1) * 16);
    await page.viewport(1280, 800);
  });

  test('show the topic, and clear it without losing the focus', async () => {
    const { onChange, screen: rendering } = renderToolbar({ topic: 'triage' });
    const screen = await rendering;
    await screen.getByRole('button', { name: 'triage Clear topic' }).click();
    expect(onChange).toHaveBeenLastCalledWith(none);
    await expect.element(screen.getByRole('button', { name: /Clear topic/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  });
});
