import { type DataImport, dataContract } from '@vinlore/data-domain';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataDeskMessages } from '../messages/index.ts';
import { sampleImport } from '../testing/samples.ts';
import { ImportPage } from './import-page.tsx';
import { ImportsPage } from './imports-page.tsx';

const render = deskRenderer(dataDeskMessages);
const { id } = sampleImport();
const PATH = `/staff/imports/${id}`;
const mappings = ['own', 'auction-sales'];

/** Fake server with one import that tests can change. */
function server(start: DataImport, more: { readonly before?: string } = {}) {
  let kept = start;
  const parts: number[] = [];
  const reasons: string[] = [];
  const rules = fakeServer([
    on(dataContract.imports, ({ kind }) => ({
      imports: kind && kind !== kept.kind ? [] : [kept],
      more: false,
      mappings,
    })),
    on(dataContract.oneImport, () => kept),
    on(dataContract.beginImport, ({ name, kind }) => {
      if (name === 'wrong.csv') return refused(422, 'Only history takes a mapping.');
      kept = sampleImport({ name, kind, state: 'uploading', mode: null, received: 0 });
      return { import: kept, parts: [], imported_before: more.before ?? null };
    }),
    on(dataContract.importPart, ({ part }) => {
      parts.push(part);
      return { received: 1 };
    }),
    on(dataContract.startImport, ({ mode }) => {
      kept = { ...kept, mode, state: 'running', share: 0.4, lines: 400, kept: 400, faults: 0 };
      return kept;
    }),
    on(dataContract.weighUndo, () => ({ removed: 1_200, restored: 7 })),
    on(dataContract.undoImport, ({ reason }) => {
      reasons.push(reason);
      return (kept = { ...kept, state: 'undone', undo: { removed: 1_200, restored: 7, is_done: false } });
    }),
    on(dataContract.cancelImport, () => (kept = { ...kept, state: 'cancelled' })),
    on(dataContract.importFaults, () => ({
      faults: [{ line: 7, column: 'YEARTXT', what: 'has an invalid model year: "12"', allowed: '1800–2099, 9999' }],
      more: false,
    })),
  ]);
  return { rules, parts, reasons, change: (changes: Partial<DataImport>) => void (kept = { ...kept, ...changes }) };
}

const choose = (label: string, file: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
const pick = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const csv = (name: string, content = 'plate\nA1\n') => new File([content], name);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('undoes a history import with a reason, after showing what will be deleted and restored', async () => {
  const { rules, reasons } = server(sampleImport({ kind: 'history' }));
  await render(<ImportPage params={{ id }} />, rules, { path: PATH });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1,200 records will be deleted. 7 records will be restored.')).toBeTruthy();
  expect(dialog.getByText('Undoing more than 1,000 records needs a second owner’s approval.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Undo import' })).toHaveProperty('disabled', true);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Wrong dealer' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText(/Undoing… 1,200 records deleted so far/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
  expect(reasons).toEqual(['Wrong dealer']);
});

it('offers no undo for full replacements or empty imports', async () => {
  await render(<ImportPage params={{ id }} />, server(sampleImport()).rules, { path: PATH });
  await screen.findByText('Imported');
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
});

describe('imports in the desk', () => {
  it('says that all brands share the data, and filters imports by type', async () => {
    await render(<ImportsPage />, server(sampleImport({ by: null, by_command: true })).rules, {
      path: '/staff/imports',
    });
    expect(await screen.findByText('Command line')).toBeTruthy();
    expect(await screen.findByText(/apply to every brand on this server/)).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'FLAT_RCL_POST_2010.zip' });
    expect(link.getAttribute('href')).toBe(PATH);
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'plates' } });
    expect(await screen.findByText('No imports found')).toBeTruthy();
  });

  it('preselects the mapping from the link, and links to the mapping editor', async () => {
    const { rules } = server(sampleImport());
    await render(<ImportsPage />, rules, { path: '/staff/imports?map=auction-sales' });
    await waitFor(() => expect(screen.getByLabelText(/^Column mapping/)).toHaveProperty('value', 'auction-sales'));
    expect(screen.getByLabelText('Data type')).toHaveProperty('value', 'history');
    expect(screen.getByRole('link', { name: 'Map a new file format' }).getAttribute('href')).toBe(
      '/staff/mappings/new',
    );
  });

  it('shows check results by column, and unused columns', async () => {
    const columns = [
      {
        column: 'Primary Damage',
        fields: ['damage', 'impact'],
        filled: 12,
        samples: [{ before: 'Left Front', after: 'collision · front-left' }],
        unknown: [
          { value: 'Nothing', lines: 3, outcome: 'left-out' as const },
          { value: 'Meteorite', lines: 2, outcome: 'refused' as const },
          { value: 'Locusts', lines: 1, outcome: 'in-words' as const },
        ],
      },
      { column: 'keys', fields: [], filled: 12, samples: [{ before: 'Yes', after: '' }], unknown: [] },
    ];
    const checked = sampleImport({ kind: 'history', state: 'checked', mode: 'check', columns });
    await render(<ImportPage params={{ id }} />, server(checked).rules, { path: PATH });
    const heading = await screen.findByRole('heading', { name: 'Primary Damage → damage, impact' });
    const told = within(heading.closest('li')!);
    expect(told.getByText('Has data on 12 lines')).toBeTruthy();
    expect(told.getByText('collision · front-left')).toBeTruthy();
    expect(told.getByText('rejects 2 lines')).toBeTruthy();
    expect(told.getByText('ignored on 3 lines')).toBeTruthy();
    expect(told.getByText('imported as the source’s text on 1 line')).toBeTruthy();
    expect(screen.getByText('Not used: keys')).toBeTruthy();
  });

  it('uploads a file, starts the check, and opens its page', async () => {
    const gone: string[] = [];
    const { rules, parts } = server(sampleImport());
    await render(<ImportsPage />, rules, { path: '/staff/imports', onGo: (href) => gone.push(href) });
    fireEvent.click(await screen.findByRole('button', { name: 'New import' }));
    const panel = within(screen.getByRole('region', { name: 'New import' }));
    fireEvent.change(panel.getByLabelText('Data type'), { target: { value: 'plates' } });
    choose('File', csv('plates.csv'));
    press('Upload and check');
    await expect.poll(() => gone).toEqual([PATH]);
    expect(parts).toEqual([0]);
  });

  it('rejects a missing file, an empty file, and a missing mapping before uploading', async () => {
    await render(<ImportsPage />, server(sampleImport()).rules, { path: '/staff/imports' });
    fireEvent.click(await screen.findByRole('button', { name: 'New import' }));
    press('Upload and check');
    expect(await screen.findByText('Choose a file.')).toBeTruthy();
    choose('File', csv('empty.csv', ''));
    expect(await screen.findByText('This file is empty. Choose a different one.')).toBeTruthy();
    const panel = within(screen.getByRole('region', { name: 'New import' }));
    fireEvent.change(panel.getByLabelText('Data type'), { target: { value: 'history' } });
    choose('File', csv('history.csv'));
    pick('Column mapping (optional)', 'file');
    press('Upload and check');
    expect(await screen.findByText('Choose a mapping file.')).toBeTruthy();
  });

  it('shows the server’s error and keeps the form', async () => {
    await render(<ImportsPage />, server(sampleImport()).rules, { path: '/staff/imports' });
    fireEvent.click(await screen.findByRole('button', { name: 'New import' }));
    choose('File', csv('wrong.csv'));
    press('Upload and check');
    expect((await screen.findByRole('alert')).textContent).toContain('Only history takes a mapping.');
  });

  it('asks before importing the same file again', async () => {
    const { rules, parts } = server(sampleImport(), { before: '2026-11-20T08:00:00.000Z' });
    await render(<ImportsPage />, rules, { path: '/staff/imports' });
    fireEvent.click(await screen.findByRole('button', { name: 'New import' }));
    choose('File', csv('again.csv'));
    press('Upload and check');
    expect((await screen.findByRole('alert')).textContent).toContain('You already imported this file on Nov 20, 2026');
    expect(parts).toEqual([]);
    press('Check anyway');
    await expect.poll(() => parts).toEqual([0]);
  });
});

describe('one import', () => {
  const page = <ImportPage params={{ id }} />;

  it('shows what would be imported and rejected, and imports after confirmation', async () => {
    const { rules, change } = server(sampleImport({ state: 'checked', mode: 'check', has_file: true }));
    await render(page, rules, { path: PATH });
    expect(await screen.findByText('1,000 lines to import, 3 rejected')).toBeTruthy();
    const lines = within(await screen.findByRole('table', { name: 'Rejected lines' }));
    expect(lines.getByText('YEARTXT')).toBeTruthy();
    expect(lines.getByText('1800–2099, 9999')).toBeTruthy();
    press('Import now');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/1,000 lines will change data for every brand/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Import now' }));
    expect(await screen.findByText('40% read: 400 imported, 0 rejected')).toBeTruthy();
    change({ state: 'done', kept: 1_000, faults: 0 });
    expect(await screen.findByText('1,000 lines imported', {}, { timeout: 3_000 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import now' })).toBeNull();
  });

  it('can’t be imported when every line was rejected, and suggests what to check', async () => {
    const all = { state: 'checked', mode: 'check', has_file: true, kept: 0, faults: 5 } as const;
    await render(page, server(sampleImport(all)).rules, { path: PATH });
    expect(await screen.findByText(/All lines were rejected/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import now' })).toBeNull();
  });

  it('cancels a running import after confirmation, and shows what was kept', async () => {
    const running = { state: 'running', share: 0.4, kept: 400, faults: 0 } as const;
    await render(page, server(sampleImport(running)).rules, { path: PATH });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel import' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel import' }));
    expect(await screen.findByText('Canceled. 400 lines were already imported and are kept.')).toBeTruthy();
  });

  it.each([
    ['failed', { state: 'failed', words: 'a.csv isn’t encoded in UTF-8.', kept: 0 }, 'a.csv isn’t encoded in UTF-8.'],
    ['failed, and was all or nothing', { state: 'failed', kind: 'fuel-economy' }, /existing data hasn’t changed/],
    ['has not come whole', { state: 'uploading', received: 1_600_000 }, /The upload stopped at 50%/],
    ['waits', { state: 'waiting' }, 'Starts when the current import finishes.'],
  ] as const)('says what to do when an import %s', async (_what, changes, words) => {
    await render(page, server(sampleImport({ faults: 0, ...changes })).rules, { path: PATH });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows an error when the import doesn’t exist', async () => {
    const none = fakeServer([on(dataContract.oneImport, () => refused(404, 'Import not found.'))]);
    await render(page, none, { path: PATH });
    expect((await screen.findByRole('alert', {}, { timeout: 5_000 })).textContent).toContain('Import not found.');
  });

  it('is available in Spanish', async () => {
    await render(page, server(sampleImport()).rules, { path: PATH, language: 'es' });
    expect(await screen.findByText('1,000 líneas importadas, 3 rechazadas')).toBeTruthy();
  });
});
