import { loadMessages } from '@vinlore/i18n';
import { connectionLost, fakeServer, on, shippedBrand } from '@vinlore/testing-web';
import { CallProvider, SiteProvider, uiMessages } from '@vinlore/ui';
import { decodedVehicleOf, vehicleContract } from '@vinlore/vehicle-domain';
import { decodeVin, makeNames, makeShard } from '@vinlore/vehicle-vpic';
import { tinyIndex } from '@vinlore/vehicle-vpic/testing/tiny-index';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { vehicleMessages } from '../messages/index.ts';
import { VinForm } from './vin-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
configure({ asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null });
const messages = await loadMessages([uiMessages, vehicleMessages], 'en');
// NHTSA's decode of the car below; `browser-decoder.test.ts` covers the whole index.
const index = tinyIndex(
  [{ wmi: '1FM', vehicleType: 7, makes: ['FORD'], links: [[0, 2014, 2014]] }],
  [
    [
      { key: 'CU0G*', element: 'Model', value: 'Escape', make: 'FORD' },
      { key: 'CU0G*', element: 'Trim', value: 'SE' },
      { key: 'B', element: 'Model', value: 'Explorer', make: 'FORD' },
      { key: '*****|*U', element: 'Plant City', value: 'LOUISVILLE' },
      { key: '*****|*U', element: 'Plant State', value: 'KENTUCKY' },
    ],
  ],
);
const SHARDS = '/assets/vpic/2026-10-17-1a2b3c4d/';
const VIN = '1FMCU0GX7EUA00108';

/**
 * Renders the VIN form with the excerpts on the network. `damaged` is how many broken responses precede the first good
 * one; `offline` serves no names.
 */
function open(damaged = 0, offline = false, down = false) {
  const server = fakeServer([
    on(vehicleContract.vehicleWays, () => ({
      plate: { available: true, samples: [], samplesOnly: false },
      shards: SHARDS,
    })),
    on(
      vehicleContract.decode,
      down ? connectionLost : ({ vin }) => decodedVehicleOf(decodeVin(index, vin), index.asOf),
    ),
  ]);
  let broken = damaged;
  const fetched = vi.fn((address: string) => {
    const wmi = /([^/]+)\.names$/.exec(address)?.[1];
    if (wmi !== undefined) {
      if (offline) return Promise.reject(new TypeError('Failed to fetch'));
      const names = makeNames(index, wmi, new Date());
      return Promise.resolve(names ? Response.json(names) : new Response(null, { status: 404 }));
    }
    const bytes = makeShard(index, /([^/]+)\.shard$/.exec(address)![1]!);
    if (!bytes) return Promise.resolve(new Response(null, { status: 404 }));
    const body = broken-- > 0 ? bytes.map((byte, at) => (at === 99 ? byte ^ 1 : byte)) : bytes;
    return Promise.resolve(new Response(body as Uint8Array<ArrayBuffer>));
  });
  vi.stubGlobal('fetch', fetched);
  const { container } = render(
    <SiteProvider brand={shippedBrand('vinlore')} language="en" messages={messages}>
      <CallProvider value={server.call}>
        <VinForm button="Go" action="/decode" />
      </CallProvider>
    </SiteProvider>,
  );
  const field = screen.getByRole('textbox', { name: /VIN/ });
  const decodes = () => server.requests.filter(({ name }) => name === 'vehicle.decode').length;
  const marked = () =>
    [...container.querySelectorAll('[data-position][class*="wrong"]')].map((cell) =>
      cell.getAttribute('data-position'),
    );
  return { field, fetched, decodes, marked, line: () => screen.getByRole('status').textContent };
}

it('shows the country after one character, the make after three, and the model as soon as only one is possible', async () => {
  const { field, fetched, decodes, line } = open();
  await user.type(field, '1');
  expect(line()).toContain('Country (from VIN): United States');
  expect(fetched).not.toHaveBeenCalled();
  await user.type(field, 'FM');
  await vi.waitFor(() => expect(line()).toMatch(/^Make: Ford/));
  // Once loaded, every character updates the line immediately, forward and back.
  await user.type(field, 'C');
  expect(line()).toBe('Ford EscapeCountry (from VIN): United States');
  await user.type(field, '{Backspace}{Backspace}');
  expect(line()).toMatch(/^Country \(from VIN\): United States/);
  await user.type(field, 'MB');
  expect(line()).toMatch(/^Ford Explorer/);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([`${SHARDS}1FM.names`]);
  expect(decodes()).toBe(0);
});

it('still shows the country and works when names are unreachable', async () => {
  const { field, line } = open(0, true);
  await user.type(field, '1FMCU0');
  expect(line()).toMatch(/^Country \(from VIN\): United States/);
  await user.type(field, 'GX7E');
  expect(await screen.findByText('2014 Ford Escape SE')).toBeDefined();
});

it('docs/decisions.md §6: hints at a classic number while typing, without counting to 17', async () => {
  const { field, line } = open();
  await user.type(field, '7F02C10');
  expect(line()).not.toContain('1981');
  expect(screen.getByText('7 of 17')).toBeDefined();
  await user.type(field, '0');
  expect(line()).toMatch(/^Looks like a pre-1981 classic VIN/);
  expect(screen.getByText('8 characters')).toBeDefined();
});

it('docs/decisions.md §6: gives the hint even for a number that starts like a modern VIN', async () => {
  const { field, line } = open();
  await user.type(field, '1F01L100');
  await vi.waitFor(() => expect(line()).toMatch(/Looks like a pre-1981 classic VIN/));
  await user.type(field, '10');
  expect(line()).toMatch(/Looks like a pre-1981 classic VIN/);
});

it('keeps the live region silent while typing and announces once typing stops', async () => {
  const { field } = open();
  await user.type(field, '1FM');
  const region = screen.getByRole('status');
  expect(region.getAttribute('aria-busy')).toBe('true');
  await vi.waitFor(() => expect(region.getAttribute('aria-busy')).toBe('false'));
});

it("extracts the VIN from pasted text, replaces the field's content, and offers a second one", async () => {
  const { field, line } = open();
  const other = '1FMCU0GX5EUA00107';
  await user.type(field, '1FT');
  await user.paste(`VIN: ${VIN.toLowerCase()}, clean title\nor ${other}`);
  expect((field as HTMLInputElement).value).toBe(VIN);
  await vi.waitFor(() => expect(line()).toContain('2014 Ford Escape SE'));
  await user.click(screen.getByRole('button', { name: other }));
  expect((field as HTMLInputElement).value).toBe(other);
  expect(screen.getByRole('button', { name: VIN })).toBeDefined();
});

it('says which pasted letter was read as a digit, as long as that VIN is in the field', async () => {
  const { field, line } = open();
  await user.click(field);
  await user.paste(`vin ${VIN.replace('00108', 'OO108')} clean title`);
  expect((field as HTMLInputElement).value).toBe(VIN);
  await vi.waitFor(() => expect(line()).toContain('We changed characters 13, 14 from letters to digits.'));
  await user.type(field, '{Backspace}');
  expect(line()).not.toContain('We changed');
  await user.clear(field);
  await user.paste(`VIN ${VIN}`);
  expect(line()).not.toContain('We changed');
});

it('pastes text without a VIN unchanged', async () => {
  const { field } = open();
  await user.click(field);
  await user.paste('1fmcu 0gx');
  expect((field as HTMLInputElement).value).toBe('1FMCU0GX');
});

it('shows year, make, and model after ten characters and the plant after eleven, without a request', async () => {
  const { field, fetched, decodes } = open();
  await user.type(field, VIN.slice(0, 9));
  await user.type(field, VIN[9]!);
  expect(await screen.findByText('2014 Ford Escape SE')).toBeDefined();
  await user.type(field, VIN[10]!);
  expect(await screen.findByText(/Built in Louisville, Kentucky/)).toBeDefined();
  await user.type(field, VIN.slice(11));
  expect(await screen.findByText('Check digit matches')).toBeDefined();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([`${SHARDS}1FM.names`, `${SHARDS}1FM-E.shard`]);
  expect(decodes()).toBe(0);
});

it('marks an impossible position while typing', async () => {
  const { field, marked, line } = open();
  // Positions 13 to 17 of a car are digits (49 CFR 565.15(d)).
  await user.type(field, '1FMCU0GX7EUA0B');
  await vi.waitFor(() => expect(line()).toContain('Character 14 isn’t valid in that position.'));
  expect(marked()).toEqual(['14']);
});

it('suggests the fix for two swapped characters, even if it changes the manufacturer or year', async () => {
  const { field, decodes, line } = open();
  await user.click(field);
  // Character 10 is the model year: the excerpt for 7 doesn't cover E.
  await user.paste('1FMCU0GXE7UA00108');
  const fix = await screen.findByRole('button', { name: `Try ${VIN}` });
  const asked = decodes();
  expect(asked).toBeGreaterThan(0);
  await user.click(fix);
  await vi.waitFor(() => expect(line()).toContain('2014 Ford Escape SE'));
  expect(decodes()).toBe(asked);
});

it("falls back to the excerpt's corrections when the server doesn't respond", async () => {
  const { field, line } = open(0, false, true);
  await user.click(field);
  await user.paste('1FMCU0GX7EUA00180');
  const fix = await screen.findByRole('button', { name: `Try ${VIN}` });
  await user.click(fix);
  await vi.waitFor(() => expect(line()).toContain('2014 Ford Escape SE'));
});

it('asks the server for a VIN whose excerpt is damaged twice or whose manufacturer is unknown', async () => {
  const { field, fetched, decodes } = open(2);
  await user.click(field);
  await user.paste(VIN);
  expect(await screen.findByText('2014 Ford Escape SE')).toBeDefined();
  expect(decodes()).toBe(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await user.clear(field);
  await user.click(field);
  await user.paste('ZZZCU0GX7EUA00108');
  expect(await screen.findByText('NHTSA vPIC has no details for this VIN.')).toBeDefined();
  expect(decodes()).toBe(2);
});
