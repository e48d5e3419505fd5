import { garageContract, type WholeEntry } from '@vinlore/garage-domain';
import { connectionLost, fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expenseOf, renderScreen, wholeOf } from '../testing/entries.tsx';
import { EntryPage } from './entry-page.tsx';

const WHOLE = wholeOf(1, { nickname: 'Blue' });
const one = (entry: WholeEntry = WHOLE) => on(garageContract.garageVehicle, () => entry);

beforeEach(() => sessionStorage.clear());

/** Simulates opening or reloading the page: only session storage survives. */
async function show(rules: readonly Rule[], { id = WHOLE.id, language = 'en' as 'en' | 'es' } = {}) {
  const onRemoved = vi.fn();
  const server = fakeServer(rules);
  const page = (
    <Provider store={createStore()}>
      <EntryPage
        id={id}
        picture={() => null}
        allLink={(text) => <a href="/members/garage">{text}</a>}
        documentLink={({ kind, id: number }, text) => <a href={`/members/${kind}s/${number}`}>{text}</a>}
        ways={() => null}
        recalls={() => <p>Recalls of the app</p>}
        fuel={() => null}
        onRemoved={onRemoved}
      />
    </Provider>
  );
  const shown = await renderScreen(page, server, language);
  return { server, onRemoved, ...shown };
}

const inputsOf = (server: { requests: readonly { name: string; input: unknown }[] }, name: string) =>
  server.requests.filter((request) => request.name === name).map(({ input }) => input);

describe('saved vehicle page', () => {
  it("lists documents as links and renders the app's own sections", async () => {
    const documents = [
      { kind: 'report', id: 'R1', made_at: '2026-11-20T10:00:00Z' },
      { kind: 'sticker', id: 'S1', made_at: '2026-11-19T10:00:00Z' },
    ] as const;
    await show([one({ ...WHOLE, documents: [...documents] })]);
    expect((await screen.findByRole('link', { name: 'History report' })).getAttribute('href')).toBe(
      '/members/reports/R1',
    );
    expect(screen.getByRole('link', { name: 'Window sticker' }).getAttribute('href')).toBe('/members/stickers/S1');
    expect(screen.getByText('Recalls of the app')).toBeDefined();
  });

  it('shows "not found" with a link back when the vehicle is gone or belongs to another member', async () => {
    await show([on(garageContract.garageVehicle, () => refused(404, 'None.'))], { language: 'es' });
    expect(await screen.findByText('Este auto no está en tu garaje')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Todos los autos' })).toBeDefined();
  });

  it('keeps an unsaved nickname and notes across a reload', async () => {
    const rules = [one(), on(garageContract.garageChange, () => connectionLost())];
    const { unmount } = await show(rules);
    const notes = await screen.findByRole('textbox', { name: 'Notes' });
    await userEvent.type(notes, 'New brakes');
    await userEvent.clear(screen.getByRole('textbox', { name: /^Nickname/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Nickname/ }), 'Red');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!);
    expect(await screen.findByRole('alert')).toBeDefined();
    unmount();
    await show([one()]);
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })).value).toBe('New brakes');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Nickname/ }).value).toBe('Red');
  });

  it('clears the draft after saving', async () => {
    const { server } = await show(
      [one(wholeOf(2)), on(garageContract.garageChange, ({ notes }) => wholeOf(2, { notes }))],
      { id: wholeOf(2).id },
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Oil');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!);
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(sessionStorage.length).toBe(0);
    expect(inputsOf(server, garageContract.garageChange.name)).toEqual([{ id: wholeOf(2).id, notes: 'Oil' }]);
  });

  it('accepts mileage as people type it and rejects invalid values', async () => {
    const { server } = await show([one(wholeOf(3)), on(garageContract.garageChange, () => wholeOf(3))], {
      id: wholeOf(3).id,
    });
    const field = await screen.findByRole('textbox', { name: /^Current mileage/ });
    await userEvent.type(field, 'a lot');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
    expect(await screen.findByText('Enter a whole number up to 9,999,999.')).toBeDefined();
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, '61,234');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
    await waitFor(() =>
      expect(inputsOf(server, garageContract.garageChange.name)).toEqual([
        { id: wholeOf(3).id, nickname: '', unit: 'mi', mileage: 61_234 },
      ]),
    );
  });

  it('stops showing "Saved" after the next edit', async () => {
    await show([one(), on(garageContract.garageChange, ({ nickname }) => ({ ...WHOLE, nickname: nickname! }))]);
    const save = async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
      expect(await screen.findByText('Saved')).toBeDefined();
    };
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nickname/ }), '!');
    await save();
    await userEvent.type(screen.getByRole('textbox', { name: /^Nickname/ }), '!');
    expect(screen.queryByText('Saved')).toBeNull();
    await save();
    await userEvent.click(screen.getByRole('radio', { name: 'Kilometers' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('shows the last reading as a hint below the mileage', async () => {
    await show([one({ ...WHOLE, mileage: { day: '2026-11-01', value: 61_234 } })]);
    const field = await screen.findByRole('textbox', { name: /^Current mileage/ });
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Last reading: 61,234 mi on Nov 1, 2026',
    );
  });

  it('returns focus to the button when you cancel removal', async () => {
    await show([one()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from garage' }));
    expect(document.activeElement?.textContent).toBe('Remove vehicle');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement?.textContent).toBe('Remove from garage');
  });

  it('asks for confirmation and explains the consequences before removing', async () => {
    const { onRemoved } = await show([one(), on(garageContract.garageRemove, () => ({ removed: true as const }))]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from garage' }));
    expect(screen.getByText(/deletes the vehicle’s notes and expenses/)).toBeDefined();
    expect(onRemoved).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove vehicle' }));
    await waitFor(() => expect(onRemoved).toHaveBeenCalled());
  });
});

describe('cost of ownership', () => {
  const READ = [
    expenseOf({ id: 'a', day: '2026-10-01', odometer: 62_000, amount: 6000 }),
    expenseOf({ id: 'b', day: '2025-10-01', odometer: 60_000, kind: 'repair', amount: 34_000, note: 'Brakes' }),
  ];

  it('shows totals by year and type and the cost per mile between readings', async () => {
    await show([one({ ...WHOLE, expenses: READ })]);
    expect(await screen.findByText('$400.00')).toBeDefined();
    expect(screen.getByText('$0.20')).toBeDefined();
    expect(screen.getByText('$400.00 over 2,000 mi, Oct 1, 2025 to Oct 1, 2026')).toBeDefined();
    const byKind = screen.getByRole('list', { name: 'By type' });
    expect(
      within(byKind)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Fuel$60.00', 'Repair$340.00']);
  });

  it('shows cost per kilometer for odometers in km, and nothing without a distance', async () => {
    await show([one({ ...WHOLE, unit: 'km', expenses: READ.slice(0, 1) })]);
    expect(await screen.findByText(/^Add an odometer reading to at least two expenses/)).toBeDefined();
    expect(screen.queryByText('Per kilometer')).toBeNull();
  });

  it("saves an expense once, even when it's sent again after a lost connection", async () => {
    const answers = [connectionLost, () => expenseOf()];
    const { server } = await show([one(wholeOf(4)), on(garageContract.garageKeepExpense, () => answers.shift()!())], {
      id: wholeOf(4).id,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add expense' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save expense' }));
    expect(await screen.findByText('Enter an amount, like 45.50.')).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount (USD)' }), '45.12');
    await userEvent.click(screen.getByRole('button', { name: 'Save expense' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save expense' }));
    await screen.findByRole('button', { name: 'Add expense' });
    const sent = inputsOf(server, garageContract.garageKeepExpense.name) as { id: string; amount: number }[];
    expect(sent.map(({ amount }) => amount)).toEqual([4512, 4512]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it('marks invalid expense fields and focuses the first one', async () => {
    await show([one()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add expense' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Odometer/ }), 'a lot');
    await userEvent.click(screen.getByRole('button', { name: 'Save expense' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount (USD)' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount (USD)' }), '45.12');
    await userEvent.click(screen.getByRole('button', { name: 'Save expense' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Odometer/ }));
  });

  it('moves focus into the expense form, back to its button, and on after a deletion', async () => {
    const expenses = [expenseOf(), expenseOf({ id: '22222222-0000-4000-8000-000000000000', kind: 'repair' })];
    await show([
      on(garageContract.garageVehicle, () => ({ ...WHOLE, expenses: [...expenses] })),
      on(garageContract.garageKeepExpense, () => expenses[0]!),
      on(garageContract.garageRemoveExpense, () => (expenses.pop(), { removed: true as const })),
    ]);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const isOn = (name: string) => expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    const isInForm = () => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Type' }));
    await screen.findByRole('button', { name: 'Add expense' });
    expect(document.activeElement).toBe(document.body);
    await press('Add expense');
    isInForm();
    await press('Cancel');
    isOn('Add expense');
    await press('Edit Fuel, Nov 1, 2026');
    isInForm();
    await press('Save expense');
    await waitFor(() => isOn('Edit Fuel, Nov 1, 2026'));
    await press('Delete Repair, Nov 1, 2026');
    await waitFor(() => expect(screen.queryByText('Repair')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Expenses' }));
  });

  it('lets you edit an expense in its original currency', async () => {
    const old = expenseOf({ currency: 'CAD', odometer: 5000, note: 'Tank' });
    const { server } = await show([
      one({ ...WHOLE, expenses: [old] }),
      on(garageContract.garageKeepExpense, () => old),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Fuel, Nov 1, 2026' }));
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount (CAD)' });
    expect(amount.value).toBe('45.12');
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    await userEvent.click(screen.getByRole('button', { name: 'Save expense' }));
    await waitFor(() => expect(inputsOf(server, garageContract.garageKeepExpense.name)).toHaveLength(1));
    expect(inputsOf(server, garageContract.garageKeepExpense.name)).toEqual([
      { vehicle_id: WHOLE.id, id: old.id, day: old.day, kind: 'fuel', amount: 5000, odometer: 5000, note: 'Tank' },
    ]);
  });
});
