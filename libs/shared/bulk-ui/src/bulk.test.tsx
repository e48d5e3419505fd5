import { type BulkCheck, type BulkJob, bulkContract, type BulkRow } from '@vinlore/contract';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Bulk, type BulkProps, bulkScreenMessages } from './index.ts';

const renderScreen = screenRenderer(bulkScreenMessages);
const VIN = '1HGCM82633A004352';

const job = (more: Partial<BulkJob> = {}): BulkJob => ({
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'sticker',
  name: 'october.csv',
  state: 'done',
  begun_at: '2026-11-20T10:00:00Z',
  ended_at: '2026-11-20T10:01:00Z',
  rows: 4,
  made: 2,
  had: 1,
  failed: 1,
  duplicates: 0,
  reserved: 2,
  used: 2,
  zip_url: '/api/dealer/bulk-zip?key=k',
  print_url: '/api/dealer/bulk-pdf?key=k',
  csv_url: '/api/dealer/bulk-csv?key=k',
  ...more,
});
const row = (more: Partial<BulkRow> = {}): BulkRow => ({
  line: 2,
  vin: VIN,
  stock_number: '',
  state: 'waiting',
  document: null,
  problem: null,
  ...more,
});
const check: BulkCheck = {
  rows: 4,
  to_make: 2,
  had: 1,
  failed: 1,
  duplicates: 1,
  problems: [
    { line: 5, vin: 'WRONG', stock_number: 'A4', problem: 'This VIN has 5 characters instead of 17.', suggestion: VIN },
  ],
};
const lists = (...jobs: BulkJob[]) => on(bulkContract.bulkList, () => jobs);
const checked = on(bulkContract.bulkCheck, () => check);
const file = new File([`vin\n${VIN}\n`], 'october.csv', { type: 'text/csv' });

describe('Bulk', () => {
  const props: BulkProps = {
    kind: 'sticker',
    left: 5,
    buyLink: (text) => <a href="/buy">{text}</a>,
    documentLink: (id, text) => <a href={`/members/stickers/${id}`}>{text}</a>,
    stale: [],
    onSpent: vi.fn(),
  };

  it('shows what a list costs and what is wrong with it before creating anything', async () => {
    const server = fakeServer([lists(), checked]);
    await renderScreen(<Bulk {...props} />, server);
    await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file);
    expect(await screen.findByText('2 new stickers')).toBeDefined();
    expect(screen.getByText('2 credits')).toBeDefined();
    expect(screen.getByText('1 sticker you already have (free)')).toBeDefined();
    const table = screen.getByRole('table', { name: 'Rows to fix' });
    expect(within(table).getByText('This VIN has 5 characters instead of 17.')).toBeDefined();
    expect(within(table).getByText(`Did you mean ${VIN}?`)).toBeDefined();
    expect(server.requests.map(({ name }) => name)).not.toContain('bulk.start');
  });

  it('starts a list once, however often the button is pressed', async () => {
    const onSpent = vi.fn();
    const keys: string[] = [];
    const start = on(bulkContract.bulkStart, ({ idempotency_key }) => {
      keys.push(idempotency_key);
      return keys.length === 1 ? refused(402, 'This list needs 2 credits, and you have 1.') : job();
    });
    await renderScreen(<Bulk {...props} onSpent={onSpent} />, fakeServer([lists(), checked, start]));
    await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file);
    const button = await screen.findByRole('button', { name: 'Create 2 stickers – 2 credits' });
    await userEvent.click(button);
    expect(await screen.findByText('This list needs 2 credits, and you have 1.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Create 2 stickers – 2 credits' }));
    await waitFor(() => expect(onSpent).toHaveBeenCalled());
    expect(new Set(keys).size).toBe(1);
    expect(screen.getByLabelText('Choose a CSV file')).toBeDefined();
  });

  it('links to credits if there are not enough, and starts nothing', async () => {
    await renderScreen(<Bulk {...props} left={1} />, fakeServer([lists(), checked]));
    await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file);
    expect(await screen.findByText('This list needs 2 credits, and you have 1.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Buy credits' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
  });

  it('shows no credit cost if a plan pays', async () => {
    await renderScreen(<Bulk {...props} left="Unlimited" list={file} />, fakeServer([lists(), checked]));
    expect(await screen.findByRole('button', { name: 'Create 2 stickers' })).toBeDefined();
  });

  it('shows progress as text and a bar, and stops after confirmation', async () => {
    const running = job({ state: 'running', made: 1, had: 0, failed: 0, csv_url: null });
    const stop = on(bulkContract.bulkStop, () => job({ state: 'stopped' }));
    const server = fakeServer([lists(running), stop]);
    await renderScreen(<Bulk {...props} />, server);
    expect(await screen.findByText('1 of 4 vehicles')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'october.csv: 1 of 4 vehicles' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(server.requests.map(({ name }) => name)).not.toContain('bulk.stop');
    await userEvent.click(screen.getByRole('button', { name: 'Stop list' }));
    await waitFor(() => expect(server.requests.map(({ name }) => name)).toContain('bulk.stop'));
  });

  it('offers the results of a finished list, and its failed rows', async () => {
    const problems = on(bulkContract.bulkProblems, () => check.problems);
    await renderScreen(<Bulk {...props} />, fakeServer([lists(job()), problems]));
    const zip = await screen.findByRole('link', { name: 'Download stickers (ZIP)' });
    expect(zip.getAttribute('href')).toBe('/api/dealer/bulk-zip?key=k');
    const print = screen.getByRole('link', { name: 'Print all (one PDF)' });
    expect(print.getAttribute('href')).toBe('/api/dealer/bulk-pdf?key=k');
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 failed row' }));
    expect(await screen.findByText('This VIN has 5 characters instead of 17.')).toBeDefined();
  });

  it('explains what is wrong with an invalid file, and accepts another', async () => {
    const bad = on(bulkContract.bulkCheck, () => refused(422, 'We couldn’t read this file.'));
    await renderScreen(<Bulk {...props} list={file} />, fakeServer([lists(), bad]));
    expect(await screen.findByText('We couldn’t read this file.')).toBeDefined();
    expect(screen.getByLabelText('Choose a CSV file')).toBeDefined();
  });

  it('spec §9: speaks Spanish', async () => {
    await renderScreen(<Bulk {...props} list={file} />, fakeServer([lists(), checked]), 'es');
    expect(await screen.findByRole('button', { name: 'Crear 2 etiquetas – 2 créditos' })).toBeDefined();
  });

  it("accepts a pasted list and checks its cost like a file's", async () => {
    const server = fakeServer([lists(), checked]);
    await renderScreen(<Bulk {...props} />, server);
    await userEvent.click(screen.getByRole('button', { name: 'Paste a list' }));
    await userEvent.type(screen.getByLabelText('One VIN per line'), VIN);
    await userEvent.click(screen.getByRole('button', { name: 'See cost' }));
    expect(await screen.findByText('2 new stickers')).toBeDefined();
    const sent = server.requests.find(({ name }) => name === 'bulk.check')!.input as { file: File };
    expect(await sent.file.text()).toBe(VIN);
  });
});

describe('Bulk of reports (docs/decisions.md §4, Dealer)', () => {
  const props: BulkProps = {
    kind: 'report',
    left: 5,
    buyLink: (text) => <a href="/buy">{text}</a>,
    documentLink: (id, text) => <a href={`/members/reports/${id}`}>{text}</a>,
    stale: [['reports']],
    onSpent: vi.fn(),
  };

  it('shows the cost in report credits, and starts it as a list of reports', async () => {
    const start = on(bulkContract.bulkStart, () => job({ kind: 'report' }));
    const server = fakeServer([lists(), checked, start]);
    await renderScreen(<Bulk {...props} list={file} />, server);
    expect(await screen.findByText('2 new reports')).toBeDefined();
    expect(screen.getByText('1 report you already have (free)')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Create 2 reports – 2 credits' }));
    await waitFor(() => expect(server.requests.map(({ name }) => name)).toContain('bulk.start'));
    const kinds = server.requests.map(({ input }) => (input as { kind: string }).kind);
    expect(new Set(kinds)).toEqual(new Set(['report']));
  });

  it('shows each vehicle with its status and a link to its report while a list is processed', async () => {
    const running = job({ kind: 'report', state: 'running', made: 1, had: 0, failed: 1, csv_url: null });
    const rows = on(bulkContract.bulkRows, () => ({
      rows: [
        row({ document: { id: '1234', title: '2003 Honda Accord' }, state: 'made' }),
        row({ line: 3, vin: 'WRONG', state: 'failed', problem: 'This VIN has 5 characters instead of 17.' }),
        row({ line: 4, state: 'waiting' }),
      ],
      next: null,
    }));
    await renderScreen(<Bulk {...props} />, fakeServer([lists(running), rows]));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all vehicles' }));
    const table = await screen.findByRole('table', { name: 'Vehicles in this list' });
    const link = within(table).getByRole('link', { name: '2003 Honda Accord' });
    expect(link.getAttribute('href')).toBe('/members/reports/1234');
    expect(within(table).getByText('This VIN has 5 characters instead of 17.')).toBeDefined();
    for (const words of ['Created', 'Not created', 'Pending']) expect(within(table).getByText(words)).toBeDefined();
  });

  it('spec §9: speaks Spanish', async () => {
    await renderScreen(<Bulk {...props} list={file} />, fakeServer([lists(job({ kind: 'report' })), checked]), 'es');
    expect(await screen.findByRole('button', { name: 'Crear 2 reportes – 2 créditos' })).toBeDefined();
    expect(screen.getByText(/2 creados · 1 que ya tenías/)).toBeDefined();
  });
});
