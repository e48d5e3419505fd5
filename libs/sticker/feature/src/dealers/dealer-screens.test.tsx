import { type BulkCheck, type BulkJob, bulkContract } from '@vinlore/contract';
import { inventoryContract, type InventoryItem } from '@vinlore/sticker-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Bulk, type BulkProps, Inventory } from '../index.ts';
import { dealerScreenMessages } from './messages/index.ts';

const renderScreen = screenRenderer(dealerScreenMessages);
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
const check: BulkCheck = {
  rows: 4,
  to_make: 2,
  had: 1,
  failed: 1,
  duplicates: 1,
  problems: [
    { line: 5, vin: 'WRONG', stock_number: 'A4', problem: 'It has 5 characters; a VIN has 17.', suggestion: VIN },
  ],
};
const lists = (...jobs: BulkJob[]) => on(bulkContract.bulkList, () => jobs);
const checked = on(bulkContract.bulkCheck, () => check);
const file = new File([`vin\n${VIN}\n`], 'october.csv', { type: 'text/csv' });

describe('Bulk', () => {
  const props: BulkProps = { left: 5, buyLink: (text) => <a href="/buy">{text}</a>, onSpent: vi.fn() };

  it('says what a list costs and what is wrong with it before anything is made', async () => {
    const server = fakeServer([lists(), checked]);
    await renderScreen(<Bulk {...props} />, server);
    await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file);
    expect(await screen.findByText('2 new stickers')).toBeDefined();
    expect(screen.getByText('2 credits')).toBeDefined();
    expect(screen.getByText('1 sticker that you have: free')).toBeDefined();
    const table = screen.getByRole('table', { name: 'Rows that need your hand' });
    expect(within(table).getByText('It has 5 characters; a VIN has 17.')).toBeDefined();
    expect(within(table).getByText(`Probably ${VIN}`)).toBeDefined();
    expect(server.requests.map(({ name }) => name)).not.toContain('bulk.start');
  });

  it('begins a list once, however often the button is pressed', async () => {
    const onSpent = vi.fn();
    const keys: string[] = [];
    const start = on(bulkContract.bulkStart, ({ idempotency_key }) => {
      keys.push(idempotency_key);
      return keys.length === 1 ? refused(402, 'This list needs 2 credits and you have 1.') : job();
    });
    await renderScreen(<Bulk {...props} onSpent={onSpent} />, fakeServer([lists(), checked, start]));
    await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file);
    const button = await screen.findByRole('button', { name: 'Make 2 stickers – 2 credits' });
    await userEvent.click(button);
    expect(await screen.findByText('This list needs 2 credits and you have 1.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Make 2 stickers – 2 credits' }));
    await waitFor(() => expect(onSpent).toHaveBeenCalled());
    expect(new Set(keys).size).toBe(1);
    expect(screen.getByLabelText('Choose a CSV file')).toBeDefined();
  });

  it('leads to credits where they do not suffice, and begins nothing', async () => {
    await renderScreen(<Bulk {...props} left={1} />, fakeServer([lists(), checked]));
    await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file);
    expect(await screen.findByText('This list needs 2 credits and you have 1.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Buy credits' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull();
  });

  it('does not count credits where a plan pays', async () => {
    await renderScreen(<Bulk {...props} left="Unlimited" list={file} />, fakeServer([lists(), checked]));
    expect(await screen.findByRole('button', { name: 'Make 2 stickers' })).toBeDefined();
  });

  it('shows how far a list is in words and as a bar, and stops it after asking', async () => {
    const running = job({ state: 'running', made: 1, had: 0, failed: 0, csv_url: null });
    const stop = on(bulkContract.bulkStop, () => job({ state: 'stopped' }));
    const server = fakeServer([lists(running), stop]);
    await renderScreen(<Bulk {...props} />, server);
    expect(await screen.findByText('1 of 4 vehicles')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'october.csv: 1 of 4 vehicles' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(server.requests.map(({ name }) => name)).not.toContain('bulk.stop');
    await userEvent.click(screen.getByRole('button', { name: 'Stop it' }));
    await waitFor(() => expect(server.requests.map(({ name }) => name)).toContain('bulk.stop'));
  });

  it('offers the results of a list that is done, and its rows that failed', async () => {
    const problems = on(bulkContract.bulkProblems, () => check.problems);
    await renderScreen(<Bulk {...props} />, fakeServer([lists(job()), problems]));
    const zip = await screen.findByRole('link', { name: 'Download the stickers (ZIP)' });
    expect(zip.getAttribute('href')).toBe('/api/dealer/bulk-zip?key=k');
    const print = screen.getByRole('link', { name: 'Print them all (one PDF)' });
    expect(print.getAttribute('href')).toBe('/api/dealer/bulk-pdf?key=k');
    await userEvent.click(screen.getByRole('button', { name: 'Show the row that was not made' }));
    expect(await screen.findByText('It has 5 characters; a VIN has 17.')).toBeDefined();
  });

  it('says what is wrong with a file that is no list, and takes another', async () => {
    const bad = on(bulkContract.bulkCheck, () => refused(422, 'We cannot read this file.'));
    await renderScreen(<Bulk {...props} list={file} />, fakeServer([lists(), bad]));
    expect(await screen.findByText('We cannot read this file.')).toBeDefined();
    expect(screen.getByLabelText('Choose a CSV file')).toBeDefined();
  });

  it('spec §9: speaks Spanish', async () => {
    await renderScreen(<Bulk {...props} list={file} />, fakeServer([lists(), checked]), 'es');
    expect(await screen.findByRole('button', { name: 'Hacer 2 etiquetas – 2 créditos' })).toBeDefined();
  });
});

describe('Inventory (docs/decisions.md §4, Dealer)', () => {
  const vehicle = (more: Partial<InventoryItem> = {}): InventoryItem => ({
    id: '22222222-2222-4222-8222-222222222222',
    vin: VIN,
    stock_number: 'A-17, "red"',
    title: '2003 Honda Accord',
    added_at: '2026-11-20T10:00:00Z',
    sticker: null,
    ...more,
  });
  const list = (...vehicles: InventoryItem[]) =>
    on(inventoryContract.inventoryList, () => ({ total: vehicles.length, vehicles, next: null }));
  const props = {
    vinField: ({ button, onVin }: { button: string; onVin: (vin: string) => void }) => (
      <button type="button" onClick={() => onVin(VIN)}>
        {button}
      </button>
    ),
    stickerLink: (id: string, text: string) => <a href={`/members/stickers/${id}`}>{text}</a>,
    bulkLink: (text: string) => <a href="/members/bulk">{text}</a>,
    onMake: vi.fn(),
  };

  it('hands the chosen vehicles on as a list with their stock numbers', async () => {
    const onMake = vi.fn<(list: File) => void>();
    await renderScreen(<Inventory {...props} onMake={onMake} />, fakeServer([list(vehicle())]));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose 2003 Honda Accord' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make 1 sticker' }));
    expect(await onMake.mock.calls[0]![0].text()).toBe(`vin,stock_number\r\n${VIN},"A-17, ""red"""`);
  });

  it('adds one by its VIN with its stock number, and many that are pasted', async () => {
    const server = fakeServer([
      list(),
      on(inventoryContract.inventoryAdd, () => vehicle()),
      on(inventoryContract.inventoryAddMany, () => ({ added: 2, had: 1, problems: check.problems })),
    ]);
    await renderScreen(<Inventory {...props} />, server);
    await userEvent.type(screen.getByLabelText(/Stock number/), 'A-17');
    await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
    expect(await screen.findByText('2003 Honda Accord is in your inventory.')).toBeDefined();
    expect(server.requests.find(({ name }) => name === 'inventory.add')!.input).toEqual({
      vin: VIN,
      stock_number: 'A-17',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Paste many' }));
    await userEvent.type(screen.getByLabelText('VINs, one a line'), VIN);
    await userEvent.click(screen.getByRole('button', { name: 'Add them' }));
    expect(await screen.findByText('2 vehicles added, 1 was there.')).toBeDefined();
    expect(screen.getByText('It has 5 characters; a VIN has 17.')).toBeDefined();
  });

  it('searches and filters on the server, and takes a vehicle off', async () => {
    const server = fakeServer([
      list(vehicle()),
      on(inventoryContract.inventoryRemove, () => ({ removed: true as const })),
    ]);
    await renderScreen(<Inventory {...props} />, server);
    await userEvent.type(screen.getByLabelText('Find'), 'acc');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only those without a sticker' }));
    await waitFor(() => expect(server.requests.at(-1)!.input).toMatchObject({ search: 'acc', without_sticker: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 2003 Honda Accord' }));
    expect(await screen.findByText('2003 Honda Accord is removed. Its stickers stay.')).toBeDefined();
  });
});
