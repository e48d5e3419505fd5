import { fakeServer } from '@vinlore/testing-web';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deskMessages } from '../messages/index.ts';
import { deskRenderer } from '../testing/render-desk.tsx';
import { ChartTable } from './chart-table.tsx';

const render = deskRenderer(deskMessages);
afterEach(() => vi.restoreAllMocks());

const points = [
  { at: '2026-11-01', value: 3 },
  { at: '2026-11-02', value: 0 },
];

it('shows the same values as a chart, a table and CSV', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await render(
    <ChartTable title="Orders" series={[{ name: '=All', points }]} kind="bars" write={String} csvName="orders" />,
    fakeServer([]),
  );
  expect(screen.getByRole('img', { name: 'Orders, 2026-11-01 – 2026-11-02' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getByRole('row', { name: '2026-11-01 3' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await saved[0]!.text()).toBe('\uFEFF"Day","\'=All"\r\n"2026-11-01","3"\r\n"2026-11-02","0"\r\n');
});

it('shows a message for a period without data', async () => {
  await render(<ChartTable title="Orders" series={[]} kind="line" write={String} csvName="orders" />, fakeServer([]));
  expect(screen.getByText('No data for this period yet')).toBeTruthy();
});

it('shows a message without an axis if all values are zero; the table lists each day', async () => {
  const zeros = points.map(({ at }) => ({ at, value: 0 }));
  await render(
    <ChartTable title="Orders" series={[{ name: 'All', points: zeros }]} kind="bars" write={String} csvName="orders" />,
    fakeServer([]),
  );
  expect(screen.getByText('No activity in this period')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getByRole('row', { name: '2026-11-01 0' })).toBeTruthy();
});

it('formats axis labels by the distance between ticks', async () => {
  const { container } = await render(
    <ChartTable
      title="Revenue"
      series={[{ name: 'All', points }]}
      kind="bars"
      write={String}
      writeMark={(mark, step) => `${mark} by ${step}`}
      csvName="revenue"
    />,
    fakeServer([]),
  );
  const words = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(words).toEqual(['0 by 1', '1 by 1', '2 by 1', '3 by 1', '11-01', '11-02']);
});

it('breaks the line at a day without a value, instead of showing zero', async () => {
  const values = [4, null, 2, 3, null];
  const days = values.map((value, index) => ({ at: `2026-11-0${index + 1}`, value }));
  const { container } = await render(
    <ChartTable title="Mean" series={[{ name: 'All', points: days }]} kind="line" write={String} csvName="mean" />,
    fakeServer([]),
  );
  const [line] = [...container.querySelectorAll('path')].map((path) =>
    path.getAttribute('d')!.replace(/[\d.,-]+/g, ''),
  );
  expect(line!.split(' ').filter(Boolean).join(' ')).toBe('Mh M L');
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getByRole('row', { name: '2026-11-02 –' })).toBeTruthy();
});
