import type { DataOf } from '@vinlore/contract';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { historyDeskContract, type NamedMapping } from '@vinlore/report-domain';
import { sheetMessages } from '@vinlore/report-feature/sheet';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MappingPage } from './mapping-page.tsx';
import { MappingsPage } from './mappings-page.tsx';
import { mappingMessages } from './messages/index.ts';

const render = deskRenderer({
  en: { ...sheetMessages.en, ...mappingMessages.en },
  es: async () => ({ ...(await sheetMessages.es()), ...(await mappingMessages.es()) }),
});

type Tried = DataOf<typeof historyDeskContract.tryHistoryMapping>;

const VIN = '1HGCM82633A004352';
const column = (name: string, ...values: string[]): Tried['columns'][number] => ({
  ...{ column: name, filled: values.length, different: values.length, fields: [] },
  values: values.map((value) => ({ value, lines: 1 })),
});
const COLUMNS = [
  column('VIN', VIN),
  column('Lot', '7'),
  column('Sold', '12/18/2014'),
  column('Damage', 'FRONT END', 'METEORITE'),
];
const word = (value: string, label: string) => ({ value, label });
const WORDS: DataOf<typeof historyDeskContract.mappingWords> = {
  kinds: [word('auction', 'Auction'), word('salvage-auction', 'Salvage auction')],
  sections: [word('market', 'Market')],
  fields: [
    {
      ...{ key: 'damage', label: 'Damage', type: 'list' },
      words: [word('collision', 'Collision'), word('flood', 'Flood')],
      known: { 'FRONT END': 'collision' },
    },
    { key: 'price', label: 'Price', type: 'money', words: [], known: {} },
  ],
  formats: [
    { value: 'iso', label: '2014-12-18' },
    { value: 'us', label: '12/18/2014' },
  ],
  known: {},
  odometer_codes: [word('68', 'Actual')],
};
const MAPPING = {
  source: 'County',
  vin: { column: 'VIN' },
  record_id: { columns: ['Lot'] },
  events: [{ kind: 'auction', date: { column: 'Sold', formats: ['us'] } }],
};
const named = (more: Partial<NamedMapping> = {}): NamedMapping => ({
  ...{ name: 'county', shipped: false, about: null, version: 1, shown: 1, saved_at: '2026-11-22T10:00:00.000Z' },
  text: JSON.stringify(MAPPING),
  versions: [{ version: 1, saved_at: '2026-11-22T10:00:00.000Z', removed: false }],
  ...more,
});

function server(more: { readonly taken?: boolean; readonly opened?: NamedMapping } = {}) {
  const saved: { name: string; text: string; seen: number }[] = [];
  const tried: (string | undefined)[] = [];
  const rules = fakeServer([
    on(historyDeskContract.mappingWords, () => WORDS),
    on(historyDeskContract.historyMappings, () => ({
      mappings: [
        { name: 'auction-sales', shipped: true, about: 'US wholesale auctions', version: 0, saved_at: null },
        { name: 'county', shipped: false, about: null, version: 3, saved_at: '2026-11-22T10:00:00.000Z' },
      ],
    })),
    on(historyDeskContract.historyMapping, () => more.opened ?? named()),
    on(historyDeskContract.saveHistoryMapping, ({ name, text, seen_version: seen }) => {
      if (more.taken) return refused(409, 'Couldn’t save. Someone else saved a new version.');
      saved.push({ name, text, seen });
      return named({ name, text, version: seen + 1, shown: seen + 1 });
    }),
    on(historyDeskContract.tryHistoryMapping, ({ mapping }): Tried => {
      tried.push(mapping);
      return {
        ...{ lines: 2, columns: COLUMNS, fitting: [{ name: 'county', known: 3, wanted: 3 }], unusable: null },
        made: mapping
          ? {
              ...{ kept: 1, refused: 1, report: null },
              faults: [{ line: 3, column: 'Sold', what: 'has no date in "Sold"', allowed: 'us' }],
              events: [
                {
                  ...{ line: 2, vin: VIN, title: 'Salvage auction', day: 'Dec 18, 2014', place: null, reading: null },
                  ...{ details: [{ label: 'Damage', value: 'Collision' }], source: 'lots.csv', record_id: '7' },
                },
              ],
            }
          : null,
      };
    }),
  ]);
  return { rules, saved, tried };
}

const choose = async () =>
  fireEvent.change(await screen.findByLabelText(/Drop a file here/), {
    target: { files: [new File(['VIN,Lot\n'], 'lots.csv')] },
  });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const open = (more: Parameters<typeof server>[0] = {}, name = 'new') => {
  const made = server(more);
  const gone: string[] = [];
  const path = `/staff/mappings/${name}`;
  return render(<MappingPage params={{ name }} />, made.rules, { path, onGo: (href) => gone.push(href) }).then(() => ({
    ...made,
    gone,
  }));
};

beforeEach(() => localStorage.clear());

describe('the mapping editor', () => {
  it('shows a file’s columns, suggests a mapping, and updates the sample records as it changes', async () => {
    const { tried } = await open();
    await choose();
    expect(await screen.findByRole('heading', { name: 'Sold' })).toBeTruthy();
    await press('Suggested mapping');
    expect(await screen.findByRole('heading', { name: 'Salvage auction · Dec 18, 2014' })).toBeTruthy();
    screen.getByText('1 of 2 lines would be imported');
    expect(JSON.parse(tried.at(-1)!)).toMatchObject({
      vin: { column: 'VIN' },
      record_id: { columns: ['Lot'] },
      events: [{ detail: { damage: { column: 'Damage', values: { 'FRONT END': 'collision' } } } }],
    });
    // An unknown value is offered for mapping; until then, the source’s own wording is kept.
    const unknown = screen.getByRole('combobox', { name: 'Meaning of METEORITE', hidden: true });
    expect(within(unknown).getByRole('option', { name: 'Source’s wording', hidden: true })).toHaveProperty(
      'selected',
      true,
    );
    fireEvent.change(unknown, { target: { value: 'collision' } });
    await waitFor(() => expect(tried.at(-1)).toContain('"METEORITE": "collision"'));
    await press(/^Rejected/);
    screen.getByText('has no date in "Sold"');
  });

  it('lists what is left to do, and saves a complete mapping under a name', async () => {
    const { saved, gone } = await open();
    await choose();
    for (const todo of ['Choose the VIN column.', 'Choose the record ID column.'])
      expect(await screen.findByText(todo)).toBeTruthy();
    type('Name', 'county');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    const use = async (name: string, as: string) =>
      fireEvent.change(await screen.findByLabelText(`Use ${name} as…`), { target: { value: `0 ${as}` } });
    await use('VIN', 'vin');
    await use('Lot', 'record_id');
    await use('Sold', 'date');
    expect(screen.queryByText('Required before you save')).toBeNull();
    await press('Save');
    await waitFor(() => expect(gone).toEqual(['/staff/mappings/county']));
    expect(saved).toMatchObject([{ name: 'county', seen: 0 }]);
    expect(JSON.parse(saved[0]!.text).events[0].date).toEqual({ column: 'Sold', formats: ['us'] });
  });

  it('starts from a mapping that matches the columns', async () => {
    await open();
    await choose();
    await press('county: 3 of 3 columns match');
    await waitFor(() => expect(screen.getByLabelText('Source')).toHaveProperty('value', 'County'));
  });

  it('keeps unsaved changes, even after a conflict, until they are discarded', async () => {
    const { saved } = await open({ taken: true }, 'county');
    await screen.findByLabelText('Source');
    type('Source', 'Two counties');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Couldn’t save. Someone else saved a new version.',
    );
    expect(screen.getByLabelText('Source')).toHaveProperty('value', 'Two counties');
    expect(saved).toEqual([]);
    document.body.replaceChildren();
    await open({}, 'county');
    expect(await screen.findByText('We restored your unsaved changes.')).toBeTruthy();
    expect(screen.getByLabelText('Source')).toHaveProperty('value', 'Two counties');
    await press('Discard changes');
    expect(screen.getByLabelText('Source')).toHaveProperty('value', 'County');
  });

  it('accepts a mapping file as text, and explains what is wrong with an invalid one', async () => {
    await open({}, 'county');
    await press('JSON');
    const text = screen.getByLabelText('Mapping file');
    fireEvent.change(text, { target: { value: '{"events":[]}' } });
    await press('Apply');
    expect(screen.getByText(/events/, { selector: 'p' })).toBeTruthy();
    fireEvent.change(text, { target: { value: JSON.stringify({ ...MAPPING, source: 'Parish' }) } });
    await press('Apply');
    expect(screen.getByLabelText('Source')).toHaveProperty('value', 'Parish');
  });

  it('saves a built-in mapping under a new name', async () => {
    const { saved } = await open(
      { opened: named({ name: 'auction-sales', shipped: true, version: 0, shown: 0 }) },
      'auction-sales',
    );
    expect(await screen.findByText(/This is a built-in mapping/)).toBeTruthy();
    type('Name', 'our-sales');
    await press('Save');
    await waitFor(() => expect(saved).toMatchObject([{ name: 'our-sales', seen: 0 }]));
  });
});

it('lists built-in and saved mappings by name', async () => {
  await render(<MappingsPage />, server().rules, { path: '/staff/mappings' });
  expect((await screen.findByRole('link', { name: 'county' })).getAttribute('href')).toBe('/staff/mappings/county');
  screen.getByText('US wholesale auctions');
  expect(screen.getByText(/Version 3/)).toBeTruthy();
});
