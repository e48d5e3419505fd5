import { bulkScreenMessages } from '@vinlore/bulk-ui';
import { defineMessages } from '@vinlore/i18n';
import { inventoryContract, type InventoryItem } from '@vinlore/sticker-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Inventory } from '../index.ts';
import { dealerScreenMessages } from './messages/index.ts';

const renderScreen = screenRenderer(
  defineMessages({
    en: { ...bulkScreenMessages.en, ...dealerScreenMessages.en },
    es: async () => ({ ...(await bulkScreenMessages.es()), ...(await dealerScreenMessages.es()) }),
  }),
);
const VIN = '1HGCM82633A004352';
const PROBLEMS = [
  { line: 5, vin: 'WRONG', stock_number: 'A4', problem: 'This VIN has 5 characters instead of 17.', suggestion: VIN },
];

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

  it('passes on the selected vehicles with their stock numbers', async () => {
    const onMake = vi.fn<(list: File) => void>();
    await renderScreen(<Inventory {...props} onMake={onMake} />, fakeServer([list(vehicle())]));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 2003 Honda Accord' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create 1 sticker' }));
    expect(await onMake.mock.calls[0]![0].text()).toBe(`vin,stock_number\r\n${VIN},"A-17, ""red"""`);
  });

  it('adds one vehicle by VIN with a stock number, and several from a pasted list', async () => {
    const server = fakeServer([
      list(),
      on(inventoryContract.inventoryAdd, () => vehicle()),
      on(inventoryContract.inventoryAddMany, () => ({ added: 2, had: 1, problems: PROBLEMS })),
    ]);
    await renderScreen(<Inventory {...props} />, server);
    await userEvent.type(screen.getByLabelText(/Stock number/), 'A-17');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('2003 Honda Accord was added to your inventory.')).toBeDefined();
    expect(server.requests.find(({ name }) => name === 'inventory.add')!.input).toEqual({
      vin: VIN,
      stock_number: 'A-17',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Paste a list' }));
    await userEvent.type(screen.getByLabelText('One VIN per line'), VIN);
    await userEvent.click(screen.getByRole('button', { name: 'Add vehicles' }));
    expect(await screen.findByText('2 vehicles added, 1 already in your inventory.')).toBeDefined();
    expect(screen.getByText('This VIN has 5 characters instead of 17.')).toBeDefined();
  });

  it('searches and filters on the server, and removes a vehicle', async () => {
    const server = fakeServer([
      list(vehicle()),
      on(inventoryContract.inventoryRemove, () => ({ removed: true as const })),
    ]);
    await renderScreen(<Inventory {...props} />, server);
    await userEvent.type(screen.getByLabelText('Search'), 'acc');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only vehicles without a sticker' }));
    await waitFor(() => expect(server.requests.at(-1)!.input).toMatchObject({ search: 'acc', without_sticker: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 2003 Honda Accord' }));
    expect(
      await screen.findByText('2003 Honda Accord was removed. Its stickers are still in your account.'),
    ).toBeDefined();
  });
});
