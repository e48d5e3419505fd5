import { garageContract, type GarageLink } from '@vinlore/garage-domain';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { entryOf, renderScreen } from '../testing/entries.tsx';
import { ShareGarage } from './share-garage.tsx';

const ENTRIES = [entryOf(1, { nickname: 'Blue' }), entryOf(2)];
const OFF = {
  vehicle_ids: null,
  nickname: true,
  full_vin: false,
  mileage: true,
  documents: false,
  notes: false,
  costs: false,
};
const linkOf = (more: Partial<GarageLink> = {}): GarageLink => ({
  url: '/garage/a-token',
  ...OFF,
  ...more,
});
const stands = (link: GarageLink | null) => on(garageContract.garageLink, () => ({ link }));
const keeps = on(garageContract.garageKeepLink, (shows) => linkOf(shows));

async function show(rules: readonly Rule[], language: 'en' | 'es' = 'en') {
  const server = fakeServer(rules);
  await renderScreen(<ShareGarage entries={ENTRIES} />, server, language);
  return server;
}
const kept = (server: { requests: readonly { name: string; input: unknown }[] }) =>
  server.requests.filter(({ name }) => name === garageContract.garageKeepLink.name).map(({ input }) => input);

describe('public link', () => {
  it('is off by default and starts without full VINs, documents, notes, and costs', async () => {
    const server = await show([stands(null), keeps]);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your link' });
    expect(field.value).toMatch(/^http.*\/garage\/a-token$/);
    expect(kept(server)).toEqual([OFF]);
    expect(document.activeElement).toBe(field);
  });

  it('shows documents only together with full VINs', async () => {
    const server = await show([stands(linkOf()), keeps]);
    const documents = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Document verification links' });
    expect(documents.disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Full VINs' }));
    await userEvent.click(documents);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept(server)).toEqual([{ ...OFF, full_vin: true, documents: true }]));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Full VINs' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept(server)).toContainEqual(OFF));
  });

  it('includes all current and future vehicles by default and says so', async () => {
    const server = await show([stands(null), keeps]);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'All vehicles' })).checked).toBe(true);
    expect(screen.getByText('Includes vehicles you add later.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Turn on link' }));
    await waitFor(() => expect(kept(server)).toEqual([{ ...OFF, vehicle_ids: null }]));
  });

  it('excludes deselected vehicles and explains what happens to later ones', async () => {
    const server = await show([stands(linkOf()), keeps]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Selected vehicles only' }));
    expect(screen.getByText('Vehicles you add later aren’t shown until you select them.')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Blue/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept(server)).toEqual([{ ...OFF, vehicle_ids: [ENTRIES[1]!.id] }]));
    expect(await screen.findByText('Saved')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: /^2003 Honda/ }));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText('Select at least one vehicle, or the page will be empty.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'All vehicles' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept(server)).toContainEqual(OFF));
  });

  it('can be turned off and warns that the link never works again', async () => {
    await show([stands(linkOf()), on(garageContract.garageEndLink, () => ({ ended: true as const }))]);
    expect(await screen.findByText(/^The link stops working right away/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Turn off link' }));
    const turnOn = await screen.findByRole('button', { name: 'Turn on link' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(turnOn);
  });

  it('stops showing "Saved" after the next change', async () => {
    await show([stands(linkOf()), keeps]);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Notes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Total costs' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('keeps your choices when saving fails', async () => {
    await show([stands(null), on(garageContract.garageKeepLink, () => refused(500, 'It broke.'))], 'es');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Notas' }));
    await userEvent.click(screen.getByRole('button', { name: 'Activar enlace' }));
    expect((await screen.findByRole('alert')).textContent).toContain('It broke.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Notas' }).checked).toBe(true);
  });
});
