import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { noFilters, type Filters } from '../pathway-filters.rules.ts';
import { AreaChips } from './area-chips.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterCard } from './filter-card.tsx';

const areas = [
  { area: 'renal', count: 3 },
  { area: 'pain', count: 1 },
] as const;

/** Renders a filter component, and shows what is set. */
async function filtering(Control: 'card' | 'bar' | 'chips' | 'phone chips', begun: Partial<Filters> = {}) {
  let current: Filters = { ...noFilters, ...begun };
  function Held() {
    const [filters, setFilters] = useState(current);
    current = filters;
    const props = { filters, onChange: setFilters };
    if (Control === 'card') return <FilterCard {...props} />;
    if (Control === 'bar') return <FilterBar {...props} found={12} />;
    return <AreaChips {...props} areas={areas} withFilters={Control === 'phone chips'} />;
  }
  const screen = await renderApp(<Held />);
  return { screen, filters: () => current };
}

describe('the filter card', () => {
  test('combines filters, and clears all but the order', async () => {
    const { screen, filters } = await filtering('card', { sort: 'title', areas: ['pain'] });
    const card = screen.getByRole('search', { name: 'Filter Scenarios' });
    await card.getByPlaceholder('Search scenarios...').fill('sodium');
    await card.getByRole('combobox', { name: 'Career path' }).selectOptions('Medical Doctor');
    await card.getByRole('combobox', { name: 'Difficulty' }).selectOptions('Advanced');
    await card.getByRole('combobox', { name: 'Status' }).selectOptions('In progress');
    expect(filters()).toEqual({
      search: 'sodium',
      careerPath: 'doctor',
      difficulty: 'advanced',
      state: 'open',
      areas: ['pain'],
      sort: 'title',
    });
    await card.getByRole('combobox', { name: 'Career path' }).selectOptions('All Career Paths');
    expect(filters().careerPath).toBeUndefined();
    await card.getByRole('button', { name: 'Clear Filters' }).click();
    expect(filters()).toEqual({ ...noFilters, sort: 'title' });
  });
});

describe('phone filters', () => {
  test('keep the learner’s own path when they are cleared', async () => {
    signInAs({ careerPath: 'nursing' });
    const { screen, filters } = await filtering('bar', { careerPath: 'tech', difficulty: 'beginner' });
    await screen.getByRole('button', { name: 'Filter 2 filters set' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Clear Filters' }).click();
    expect(filters()).toEqual({ ...noFilters, careerPath: 'nursing' });
  });

  test('are in a sheet, whose button states how many are set and what it shows', async () => {
    const { screen, filters } = await filtering('bar', { careerPath: 'nursing' });
    await screen.getByRole('searchbox', { name: 'Search scenarios' }).fill('sodium');
    const button = screen.getByRole('button', { name: 'Filter 1 filter set' });
    await button.click();
    const sheet = screen.getByRole('dialog', { name: 'Filter Scenarios' });
    await sheet.getByRole('combobox', { name: 'Difficulty' }).selectOptions('Beginner');
    expect(filters()).toMatchObject({ search: 'sodium', careerPath: 'nursing', difficulty: 'beginner' });
    await sheet.getByRole('button', { name: 'Show 12 scenarios' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Filter 2 filters set' })).toHaveFocus();
  });

  test('are chips in a row, each with its own remove button', async () => {
    const { screen, filters } = await filtering('phone chips', { careerPath: 'nursing', state: 'done' });
    await screen.getByRole('button', { name: 'Remove filter: Nursing' }).click();
    expect(filters()).toMatchObject({ careerPath: undefined, state: 'done' });
    await expect.element(screen.getByRole('button', { name: 'Remove filter: Done' })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Remove filter: Nursing' }))
      .not.toBeInTheDocument();
  });
});

describe('clinical areas', () => {
  test('are selected by pressing, several at a time, and deselected by pressing again', async () => {
    const { screen, filters } = await filtering('chips');
    const all = screen.getByRole('button', { name: 'All areas', pressed: true });
    const renal = screen.getByRole('button', { name: 'Renal & fluids 3 scenarios' });
    await expect.element(all).toBeVisible();
    await renal.click();
    await expect.element(renal).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: 'Pain & opioids 1 scenario' }).click();
    expect(filters().areas).toEqual(['renal', 'pain']);
    renal.element().focus();
    await userEvent.keyboard(' ');
    expect(filters().areas).toEqual(['pain']);
    await screen.getByRole('button', { name: 'All areas' }).click();
    expect(filters().areas).toEqual([]);
  });
});
