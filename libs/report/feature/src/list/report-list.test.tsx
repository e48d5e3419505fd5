import { reportContract, type ReportSummary } from '@vinlore/report-domain';
import { fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { allLink, renderScreen, reportLink, summary } from '../testing/screens.tsx';
import { ReportList } from './report-list.tsx';

const row = reportContract.filterReportLists;
const answers = (reports: ReportSummary[], more = false) => on(row, () => ({ reports, more }));

async function show(rules: readonly Rule[], latest?: number, language: 'en' | 'es' = 'en') {
  const server = fakeServer(rules);
  const onTypeVin = vi.fn();
  const list = (
    <ReportList
      latest={latest}
      reportLink={reportLink}
      allLink={allLink}
      compareLink={(text) => <a href="/compare">{text}</a>}
      onTypeVin={onTypeVin}
    />
  );
  await renderScreen(list, server, language);
  return { server, onTypeVin };
}

describe('ReportList', () => {
  it('shows placeholders while loading', async () => {
    await show([on(row, noAnswerYet)]);
    expect(screen.getByRole('status').textContent).toBe('Loading reports…');
  });

  it('shows an empty state with one action', async () => {
    const { onTypeVin } = await show([answers([])], undefined, 'es');
    expect(await screen.findByText('Aún no tienes reportes')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Escribir un VIN' }));
    expect(onTypeVin).toHaveBeenCalled();
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('shows an error and can retry', async () => {
    const told = [() => refused(500, 'Something broke.'), () => ({ reports: [summary('A')], more: false })];
    await show([on(row, () => told.shift()!())]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '2019 Honda Civic EX' })).toBeDefined();
  });

  it('shows vehicle, VIN, date, version, records, and notices for the latest reports', async () => {
    const first = summary('A', { version: 2, records: 0, credit_returned: true, down: ['Shops'], sample: true });
    await show([answers([first, summary('B'), summary('C')])], 2);
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    for (const words of ['Version 2', 'Nov 20, 2026', 'No record found', 'Credit refunded', '1 source didn’t respond'])
      expect(within(rows[0]!).getByText(words)).toBeDefined();
    expect(rows[0]!.textContent).toContain('19XFC1F39KE000000');
    const pdf = within(rows[0]!).getByRole('link', { name: 'Download PDF: 2019 Honda Civic EX' });
    expect(pdf.getAttribute('href')).toMatch(/&download=1$/);
    expect(screen.getByRole('link', { name: 'All reports' })).toBeDefined();
  });

  it('still links to existing reports if reports are turned off, and shows nothing if there are none', async () => {
    const list = <ReportList latest={2} reportLink={reportLink} allLink={allLink} />;
    const { unmount } = await renderScreen(list, fakeServer([answers([summary('A')])]));
    expect(await screen.findByRole('link', { name: 'All reports' })).toBeDefined();
    unmount();
    const server = fakeServer([answers([])]);
    const { container } = await renderScreen(list, server);
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect(container.querySelector('h2')).toBeNull();
  });

  it('offers a comparison only with two or more reports', async () => {
    const { unmount } = await renderScreen(
      <ReportList reportLink={reportLink} compareLink={allLink} onTypeVin={vi.fn()} />,
      fakeServer([answers([summary('A')])]),
    );
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('link', { name: 'Compare reports' })).toBeNull();
    unmount();
    await show([answers([summary('A'), summary('B')])]);
    expect(await screen.findByRole('link', { name: 'Compare reports' })).toBeDefined();
  });

  it('loads long lists page by page, using the last id as cursor', async () => {
    const page = on(row, ({ cursor }) =>
      cursor ? { reports: [summary('B')], more: false } : { reports: [summary('A')], more: true },
    );
    const { server } = await show([page]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(server.requests[1]!.input['cursor']).toBe('A');
  });

  it('filters by kind, VIN, make, and date, and clears the filters in one tap if nothing matches', async () => {
    const { server } = await show([
      on(row, ({ kind }) => ({ reports: kind === 'classic' ? [] : [summary('A')], more: false })),
    ]);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Full or partial VIN' }), '19x');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Make' }), 'Hon');
    await userEvent.type(screen.getByLabelText('Created from'), '2026-11-01');
    await userEvent.type(screen.getByLabelText('Created through'), '2026-11-30');
    const wanted = { kind: '', vin: '19x', make: 'Hon', from: '2026-11-01', to: '2026-11-30' };
    await waitFor(() => expect(server.requests.at(-1)!.input).toMatchObject(wanted));
    await userEvent.click(screen.getByRole('button', { name: 'Classic' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: '2019 Honda Civic EX' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Make' }).value).toBe('');
  });
});
