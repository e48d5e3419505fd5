import { fakeServer } from '@vinlore/testing-web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { uiMessages } from '../messages/index.ts';
import { screenRenderer } from '../testing/render-screen.tsx';
import { FilterChips } from './filter.tsx';
import { ListCard } from './list-card.tsx';
import type { PagedQuery } from './paged-query.ts';
import { ListRow } from './list-row.tsx';

const render = screenRenderer(uiMessages);

async function show(state: Partial<PagedQuery>, more: string | false = 'Show more') {
  const query = {
    isPending: false,
    isPlaceholderData: false,
    error: null,
    hasNextPage: false,
    isFetchingNextPage: false,
    refetch: vi.fn(),
    fetchNextPage: vi.fn(),
    ...state,
  };
  const place = (
    <ListRow className="" isPlace>
      a place
    </ListRow>
  );
  await render(
    <ListCard query={query} head={<h2>Cars</h2>} loading="Loading cars" place={place} more={more}>
      <ListRow className="">a car</ListRow>
    </ListCard>,
    fakeServer([]),
  );
  return query;
}

describe('ListCard', () => {
  it('shows skeleton rows hidden from screen readers, and announces that it is loading', async () => {
    await show({ isPending: true });
    expect(screen.getByRole('status').textContent).toBe('Loading cars');
    expect(screen.getAllByText('a place')).toHaveLength(3);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('is busy while it shows the previous results', async () => {
    await show({ isPlaceholderData: true });
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows the error and reloads on request', async () => {
    const { refetch } = await show({ error: new Error('down') });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('loads the next page on request', async () => {
    const { fetchNextPage } = await show({ hasNextPage: true });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });

  it.each([
    { hasNextPage: false, more: 'Show more' },
    { hasNextPage: true, more: false },
  ] as const)('shows no button for hasNextPage $hasNextPage, more $more', async ({ hasNextPage, more }) => {
    await show({ hasNextPage }, more);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('FilterChips', () => {
  it('marks the selected chip, and selects another', async () => {
    const onChoose = vi.fn();
    await render(
      <FilterChips
        label="Kind"
        values={[null, 'new']}
        chosen={null}
        words={(value) => value ?? 'all'}
        onChoose={onChoose}
      />,
      fakeServer([]),
    );
    expect(screen.getByRole('group', { name: 'Kind' }).textContent).toBe('allnew');
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('all');
    await userEvent.click(screen.getByRole('button', { name: 'new' }));
    expect(onChoose).toHaveBeenCalledWith('new');
  });
});
