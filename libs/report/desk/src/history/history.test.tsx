import { deskRenderer } from '@vinlore/desk-ui/testing';
import {
  historyDeskContract,
  type HistorySourceView,
  type ImportedSourceView,
  type StaffRecord,
} from '@vinlore/report-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DisputedRecord } from './disputed-record.tsx';
import { ImportSources } from './import-sources.tsx';
import { HistorySources } from './history-sources.tsx';
import { historyDeskMessages } from './messages/index.ts';
import { RecordsPage } from './records-page.tsx';
import { HistorySourcePage } from './source-page.tsx';

const render = deskRenderer(historyDeskMessages);
const VIN = '1HGCM82633A004352';
const PATH = `/staff/records?vin=${VIN}`;
const IMPORT = '0b6f9f0e-7f0d-4c55-9a39-5a6f3f1f2a11';

const record = (changes: Partial<StaffRecord> = {}): StaffRecord => ({
  ...{ source: 'County', record_id: 'r1', vin: VIN, title: 'Auction', day: 'Dec 18, 2014', place: 'Ohio' },
  ...{ reading: '138,882 mi', details: [{ label: 'Seller', value: 'Fleet company' }] },
  said: { date: '2014-12-18', odometer: { value: 138_882, unit: 'mi' } },
  ...{ standing: 'shown', correction: null, reason: null, marked_at: null, import_id: IMPORT, sample: false },
  ...changes,
});
/** Fake server with one record that tests can change. */
function serverOf(start: StaffRecord | null) {
  let kept = start;
  const change = (changes: Partial<StaffRecord>) => (kept = { ...kept!, ...changes });
  return fakeServer([
    on(historyDeskContract.historyRecords, ({ vin }) => ({ vin, records: kept ? [kept] : [], more: false })),
    on(historyDeskContract.hideRecord, ({ hidden, reason }) =>
      change({ standing: hidden ? 'hidden' : 'shown', reason: hidden ? reason : null }),
    ),
    on(historyDeskContract.withdrawRecord, ({ withdrawn }) => change({ standing: withdrawn ? 'withdrawn' : 'shown' })),
    on(historyDeskContract.correctRecord, ({ correction }) => change({ correction })),
    on(historyDeskContract.deleteRecord, () => {
      kept = null;
      return { deleted: true as const };
    }),
  ]);
}
const act = async (words: string, reason = 'Disputed') => {
  fireEvent.click(await screen.findByRole('button', { name: `${words}: Auction, Dec 18, 2014` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: words })).toHaveProperty('disabled', true);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: reason } });
  return dialog;
};
const acts = () => screen.getAllByRole('button', { name: /: Auction, / }).map(({ textContent }) => textContent);

describe('records of a vehicle', () => {
  it('are found by VIN and shown with their source; too short a search sends no request', async () => {
    const server = serverOf(record());
    await render(<RecordsPage />, server, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'Auction · Dec 18, 2014' })).toBeTruthy();
    for (const words of ['County', 'r1', '138,882 mi', 'Fleet company', 'Shown in reports']) screen.getByText(words);
    expect(screen.getByRole('link', { name: 'View import' }).getAttribute('href')).toBe(`/staff/imports/${IMPORT}`);
    await render(<RecordsPage />, serverOf(null), { path: '/staff/records?vin=1HG' });
    expect(await screen.findByText('Enter a VIN to see its records')).toBeTruthy();
  });

  it('can be hidden and shown again, each with a reason', async () => {
    await render(<RecordsPage />, serverOf(record()), { path: PATH });
    const dialog = await act('Hide');
    dialog.getByText(/even if it’s imported again/);
    fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Hidden')).toBeTruthy();
    expect(screen.getByText('Disputed')).toBeTruthy();
    fireEvent.click((await act('Show in reports')).getByRole('button', { name: 'Show in reports' }));
    expect(await screen.findByText('Shown in reports')).toBeTruthy();
  });

  it('can be corrected while keeping the source’s data, with validation of the date', async () => {
    const server = serverOf(record());
    await render(<RecordsPage />, server, { path: PATH });
    const dialog = await act('Correct', 'A digit too many');
    dialog.getByText('Original source text: 2014-12-18 · 138,882 mi');
    // Nothing has been corrected yet.
    expect(dialog.getByRole('button', { name: 'Correct' })).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2014-13' } });
    dialog.getByText('Enter a date such as 2019, 2019-04, or 2019-04-12.');
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2014-12-18' } });
    fireEvent.change(dialog.getByLabelText('Odometer'), { target: { value: '38,882' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByText('Corrected')).toBeTruthy();
    const sent = server.requests.find(({ input }) => 'correction' in (input as object))!.input;
    expect(sent).toMatchObject({ correction: { odometer: { value: 38_882, unit: 'mi', code: null } } });
    expect((sent as { correction: object }).correction).not.toHaveProperty('date');
    expect(acts()).toContain('Revert correction');
  });

  it('can be deleted, and the list is then empty, also in Spanish', async () => {
    await render(<RecordsPage />, serverOf(record()), { path: PATH });
    fireEvent.click((await act('Delete')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No records for this VIN')).toBeTruthy();
    await render(<RecordsPage />, serverOf(null), { path: PATH, language: 'es' });
    expect(await screen.findByText('Sin registros para este VIN')).toBeTruthy();
  });

  it('can be hidden and shown by support; everything else, including withdrawn records, is for owners', async () => {
    const support = { path: PATH, permissions: ['support'] as const };
    const { unmount } = await render(<RecordsPage />, serverOf(record()), support);
    await screen.findByText('Shown in reports');
    expect(acts()).toEqual(['Hide']);
    expect(screen.queryByRole('link', { name: 'View import' })).toBeNull();
    unmount();
    await render(<RecordsPage />, serverOf(record({ standing: 'withdrawn' })), support);
    await screen.findByText('Withdrawn by source');
    expect(screen.queryByRole('button', { name: /: Auction, / })).toBeNull();
  });
});

describe('the record of a dispute', () => {
  const text =
    'I dispute a record of report 1.\nSource: County\nRecord: r1\nKind and day: auction, 2014-12-18\n\nNot mine.';

  it('can be hidden on the dispute’s page, with a note about who is notified', async () => {
    await render(<DisputedRecord vin={VIN} text={text} />, serverOf(record()), { permissions: ['support'] });
    expect(await screen.findByText(/customers whose reports show it get an email/)).toBeTruthy();
    fireEvent.click((await act('Hide')).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Hidden')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All records for this VIN' }).getAttribute('href')).toBe(PATH);
  });

  it('matches only the disputed record, and explains when it isn’t an imported one', async () => {
    await render(<DisputedRecord vin={VIN} text={text} />, serverOf(record({ record_id: 'r12' })));
    expect(await screen.findByText(/comes from a data provider/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /: Auction, / })).toBeNull();
  });
});

const source = (changes: Partial<HistorySourceView> = {}): HistorySourceView => ({
  name: 'County & Co.',
  coverage: {
    ...{
      measured_at: '2026-11-22T10:00:00.000Z',
      records: 12_545,
      vehicles: 11_000,
      from: '2014-12-18',
      to: '2015-07',
    },
    regions: [
      { name: 'US-OH', records: 9_000 },
      { name: 'US-TX', records: 3_000 },
    ],
    no_region: 545,
    makes: [{ name: 'Toyota', records: 12_545 }],
  },
  as_of: '2015-07-21',
  covers: ['market', 'odometer'],
  ...{ sample: false, leaving: false, hidden: 2, imported_at: '2026-11-22T10:00:00.000Z' },
  ...changes,
});
const sourceServer = (kept: HistorySourceView) => {
  let leaving = kept.leaving;
  return fakeServer([
    on(historyDeskContract.historySources, () => ({ sources: [kept, source({ name: 'New', coverage: null })] })),
    on(historyDeskContract.historySource, () => ({
      source: { ...kept, leaving },
      imports: [{ id: IMPORT, at: '2026-11-22T10:00:00.000Z', undone: true }],
    })),
    on(historyDeskContract.removeHistorySource, () => {
      leaving = true;
      return { removed: true as const };
    }),
  ]);
};
const params = { name: 'County & Co.' };
const brought = (own: ImportedSourceView['brought'] = null, coverage = source().coverage): ImportedSourceView => ({
  ...source({ coverage }),
  brought: own,
});

describe('sources of an import', () => {
  it('appear on its page, with a warning if a source covers only one make', async () => {
    const server = fakeServer([on(historyDeskContract.importSources, () => ({ sources: [brought()] }))]);
    await render(<ImportSources importId={IMPORT} />, server);
    expect(await screen.findByText(/All records from this source are for one make, Toyota/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'County & Co.' })).toBeTruthy();
    expect(screen.queryByText(/^This import has/)).toBeNull();
  });

  it('include a warning if only the import has a single make or state', async () => {
    const makes = [
      { name: 'Toyota', records: 12 },
      { name: 'Ford', records: 30 },
    ];
    const own = { regions: [{ name: 'US-OH', records: 30 }], no_region: 0, makes: [{ name: 'Ford', records: 30 }] };
    const sources = [brought(own, { ...source().coverage!, makes })];
    await render(
      <ImportSources importId={IMPORT} />,
      fakeServer([on(historyDeskContract.importSources, () => ({ sources }))]),
    );
    expect(
      await screen.findByText(/^This import has only Ford records, but the source covers other makes/),
    ).toBeTruthy();
    expect(screen.getByText(/^This import has only US-OH records, but the source covers other states/)).toBeTruthy();
    expect(screen.queryByText(/All records from this source are for one make/)).toBeNull();
  });

  it('show no warning for a handful of records', async () => {
    const makes = ['Toyota', 'Ford'].map((name) => ({ name, records: 12 }));
    const own = { regions: [], no_region: 3, makes: [{ name: 'Ford', records: 19 }] };
    const sources = [brought(own, { ...source().coverage!, makes })];
    await render(
      <ImportSources importId={IMPORT} />,
      fakeServer([on(historyDeskContract.importSources, () => ({ sources }))]),
    );
    expect(await screen.findByRole('link', { name: 'County & Co.' })).toBeTruthy();
    expect(screen.queryByText(/^This import has/)).toBeNull();
  });
});

describe('history sources', () => {
  it('are listed with their coverage', async () => {
    await render(<HistorySources />, sourceServer(source()), { path: '/staff/sources' });
    const link = await screen.findByRole('link', { name: 'County & Co.' });
    expect(link.getAttribute('href')).toBe('/staff/sources/County%20%26%20Co.');
    for (const words of ['12,545', '11,000', '2014 – 2015', 'US-OH + 1 more', 'Toyota', 'Limited coverage', 'Counting'])
      expect(screen.getAllByText(words).length, words).toBeGreaterThan(0);
  });

  it('show their imports and that they cover only one make', async () => {
    await render(<HistorySourcePage params={params} />, sourceServer(source()), {
      path: '/staff/sources/x',
    });
    expect(await screen.findByText(/All records from this source are for one make, Toyota/)).toBeTruthy();
    expect(screen.getByText('Market, Odometer')).toBeTruthy();
    expect(screen.getByText('Undone')).toBeTruthy();
  });

  it('can be removed by an owner with a reason; many records need a second owner', async () => {
    await render(<HistorySourcePage params={params} />, sourceServer(source()), { path: '/staff/sources/x' });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove source' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/Its 12,545 records will be deleted for all brands/);
    dialog.getByText('Removing more than 1,000 records needs a second owner’s approval.');
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Contract ended' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Remove source' }));
    expect(await screen.findByText('This source is being removed. New reports no longer use it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove source' })).toBeNull();
  });

  it('are read-only for support', async () => {
    await render(<HistorySourcePage params={params} />, sourceServer(source()), {
      ...{ path: '/staff/sources/x', permissions: ['support'] },
    });
    await screen.findByText('Undone');
    expect(screen.queryByRole('button', { name: 'Remove source' })).toBeNull();
    expect(screen.queryByRole('link', { name: /2026/ })).toBeNull();
  });
});
