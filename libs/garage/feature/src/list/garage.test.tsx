import { garageContract, type GarageEntry } from '@vinlore/garage-domain';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SaveToGarage } from '../save/save-to-garage.tsx';
import { keepGarage, keptEntry, readKeptGarage } from '../kept/kept-garage.ts';
import { entryLink, entryOf, renderScreen } from '../testing/entries.tsx';
import { Garage, type GarageProps } from './garage.tsx';

/** Account id of the member. */
const OWNER = 'account-1';
beforeEach(() => localStorage.clear());

const listed = (...vehicles: GarageEntry[]) => on(garageContract.garageList, () => ({ vehicles }));
const noRecalls = on(garageContract.garageRecalls, () => ({ recalls: [] }));

/** Stand-in for the VIN field that knows one VIN. */
const oneVin: GarageProps['vinField'] = ({ button, onVin }) => (
  <button type="button" onClick={() => onVin('1HGCM82633A004352')}>
    {button}
  </button>
);

async function show(rules: readonly Rule[], language: 'en' | 'es' = 'en', vinField = oneVin) {
  const server = fakeServer([on(garageContract.garageLink, () => ({ link: null })), ...rules]);
  const { unmount } = await renderScreen(
    <Garage
      vinField={vinField}
      entryLink={entryLink}
      picture={() => null}
      owner={OWNER}
      compareLink={(a, b, text) => <a href={`/compare?a=${a}&b=${b}`}>{text}</a>}
    />,
    server,
    language,
  );
  return { ...server, unmount };
}

describe('garage', () => {
  it("shows each vehicle's name, mileage, documents, recalls, and alert status", async () => {
    const entry = entryOf(1, { nickname: 'Blue', mileage: { day: '2026-11-01', value: 61_234 }, document_count: 2 });
    await show([
      listed({ ...entry, watched: true }, entryOf(2, { unit: 'km', mileage: { day: '2026-01-01', value: 900 } })),
      on(garageContract.garageRecalls, () => ({ recalls: [{ id: entry.id, count: 3, urgent: true }] })),
    ]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'Blue' }).getAttribute('href')).toContain(entry.id);
    await within(first!).findByText('3');
    expect(first!.textContent).toContain('2003 Honda Accord EX');
    expect(first!.textContent).toMatch(/61,234 mi.*Documents2.*Recall alertsOn/);
    expect(second!.textContent).toMatch(/900 km.*DocumentsNone yet.*No data.*Recall alertsOff/);
  });

  it('shows a loading state', async () => {
    await show([on(garageContract.garageList, () => noAnswerYet())]);
    expect(screen.getByText('Loading…')).toBeDefined();
  });

  it('shows how to start when empty', async () => {
    await show([listed()], 'es');
    expect(await screen.findByRole('heading', { name: 'Todavía no tienes autos' })).toBeDefined();
  });

  it('offers a retry after a failed load', async () => {
    await show([on(garageContract.garageList, () => refused(500, 'It broke.'))]);
    expect((await screen.findByRole('alert')).textContent).toContain('It broke.');
    expect(screen.getByRole('button', { name: /again/i })).toBeDefined();
  });

  it('saves a vehicle once however often you click, and says when it was already there', async () => {
    const server = await show([listed(), on(garageContract.garageSave, () => ({ ...entryOf(1), known: true }))]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add vehicle' }));
    expect(await screen.findByText('2003 Honda Accord EX is already in your garage')).toBeDefined();
    expect(server.requests.filter(({ name }) => name === garageContract.garageSave.name)).toHaveLength(1);
  });

  it('clears and focuses the VIN field after adding, and keeps a rejected VIN', async () => {
    const answers = [() => ({ ...entryOf(1), known: false }), () => refused(422, 'Full.')];
    const vinField: GarageProps['vinField'] = (slot) => (
      <>
        <input aria-label="VIN" />
        {oneVin(slot)}
      </>
    );
    await show([listed(), on(garageContract.garageSave, () => answers.shift()!())], 'en', vinField);
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Add vehicle' }));
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'VIN' });
    await userEvent.type(field(), 'One');
    await save();
    await screen.findByText('2003 Honda Accord EX added to your garage');
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('');
    await userEvent.type(field(), 'Two');
    await save();
    await screen.findByRole('alert');
    expect(field().value).toBe('Two');
  });

  it("shows the server’s error when a vehicle can't be saved", async () => {
    await show([listed(), on(garageContract.garageSave, () => refused(422, 'Your garage has 200 vehicles.'))]);
    await userEvent.click(screen.getByRole('button', { name: 'Add vehicle' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your garage has 200 vehicles.');
  });

  it('compares the last two selected vehicles and disables those without a report', async () => {
    const reports = ['A', 'B', 'C'].map((report, at) => entryOf(at + 1, { report, nickname: report }));
    await show([listed(...reports, entryOf(9, { nickname: 'None' })), noRecalls]);
    await screen.findByText('Select two vehicles that have reports.');
    for (const name of ['A', 'B', 'C'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }));
    expect(screen.getByRole('link', { name: 'Compare reports' }).getAttribute('href')).toBe('/compare?a=B&b=C');
    expect(screen.queryByRole('checkbox', { name: 'Compare None' })).toBeNull();
  });

  it('filters by name or VIN and loads recalls twenty at a time', async () => {
    const many = Array.from({ length: 45 }, (_, at) => entryOf(at + 1, { nickname: `Car ${at + 1}` }));
    const server = await show([listed(...many), noRecalls]);
    await screen.findByRole('heading', { name: '45 vehicles' });
    await userEvent.type(screen.getByRole('searchbox'), 'honda a000044');
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    const asked = server.requests.filter(({ name }) => name === garageContract.garageRecalls.name);
    expect(asked.map(({ input }) => (input as { ids: string[] }).ids.length)).toEqual([20, 20, 5]);
    await userEvent.type(within(screen.getByRole('search')).getByRole('searchbox'), 'zzz');
    const none = await screen.findByText(/^No vehicles found/);
    expect(none.closest('[role=status]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all vehicles' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(45);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('renders markup in a nickname as plain text', async () => {
    await show([listed(entryOf(1, { nickname: '<img src=x onerror=alert(1)>' })), noRecalls]);
    expect(await screen.findByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('save button on a vehicle page', () => {
  it('links to the garage entry after saving', async () => {
    const server = fakeServer([on(garageContract.garageSave, () => ({ ...entryOf(7), known: false }))]);
    await renderScreen(<SaveToGarage vin={entryOf(7).vin} entryLink={entryLink} />, server);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add to garage' }));
    const link = await screen.findByRole('link', { name: 'In your garage' });
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('href')).toBe(`/members/garage/${entryOf(7).id}`);
  });
});

describe('ADR 52: garage stored on the device', () => {
  const blue = entryOf(1, { nickname: 'Blue', mileage: { day: '2026-11-01', value: 61_234 }, document_count: 2 });
  const counted = on(garageContract.garageRecalls, () => ({ recalls: [{ id: blue.id, count: 3, urgent: true }] }));
  const failed = on(garageContract.garageList, () => connectionLost());
  const keep = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Save to this device' });

  it('stores nothing until the member opts in, then name, VIN, mileage, and recalls, and nothing after opting out', async () => {
    await show([listed(blue), counted]);
    expect((await keep()).checked).toBe(false);
    await screen.findByText('3');
    expect(localStorage.length).toBe(0);
    await userEvent.click(await keep());
    expect(await screen.findByText(/^Saved on this device: \w+ \d/)).toBeDefined();
    const { id, vin, title, nickname, unit, mileage } = blue;
    const recalls = { count: 3, urgent: true };
    expect(readKeptGarage(OWNER)!.vehicles).toEqual([{ id, vin, title, nickname, unit, mileage, recalls }]);
    await userEvent.click(await keep());
    expect(readKeptGarage(null)).toBeNull();
    expect(localStorage.getItem('device_copy')).not.toContain(vin);
  });

  it('is updated whenever the member views the garage, even an empty one', async () => {
    keepGarage(OWNER, { as_of: '2026-01-01T00:00:00.000Z', vehicles: [keptEntry(blue, null)] });
    await show([listed()]);
    await screen.findByRole('heading', { name: 'No vehicles yet' });
    expect(readKeptGarage(OWNER)!.vehicles).toEqual([]);
  });

  it('is on by default in the installed app and stays off once turned off', async () => {
    const stays = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (query: string) => ({ ...stays, matches: query.includes('minimal-ui') }));
    const { unmount } = await show([listed(blue), counted]);
    expect((await keep()).checked).toBe(true);
    await waitFor(() => expect(readKeptGarage(OWNER)).not.toBeNull());
    await userEvent.click(await keep());
    unmount();
    await show([listed(blue), counted]);
    expect((await keep()).checked).toBe(false);
    vi.unstubAllGlobals();
  });

  it('is shown with its date when the garage fails to load', async () => {
    keepGarage(OWNER, { as_of: '2026-01-01T12:00:00.000Z', vehicles: [keptEntry(blue, { count: 3, urgent: true })] });
    await show([failed]);
    expect(await screen.findByRole('heading', { level: 3, name: 'Blue' })).toBeDefined();
    expect(screen.getByText(/^Saved on this device: Jan 1, 2026/)).toBeDefined();
    expect(screen.getByRole('alert')).toBeDefined();
    expect(readKeptGarage(OWNER)!.vehicles[0]!.recalls!.count).toBe(3);
  });

  it('is never shown to another member', async () => {
    keepGarage('another', { as_of: '2026-01-01T12:00:00.000Z', vehicles: [keptEntry(blue, null)] });
    await show([failed]);
    await screen.findByRole('alert');
    expect(screen.queryByText('Blue')).toBeNull();
  });

  it('keeps the last recall counts when new ones fail to load', async () => {
    keepGarage(OWNER, { as_of: '2026-01-01T12:00:00.000Z', vehicles: [keptEntry(blue, { count: 3, urgent: true })] });
    await show([listed(blue), on(garageContract.garageRecalls, () => connectionLost())]);
    await keep();
    expect(readKeptGarage(OWNER)).toMatchObject({
      as_of: '2026-01-01T12:00:00.000Z',
      vehicles: [{ recalls: { count: 3 } }],
    });
  });
});
