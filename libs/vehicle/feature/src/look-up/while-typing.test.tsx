import { loadMessages } from '@vinlore/i18n';
import { fakeServer, on, shippedBrand } from '@vinlore/testing-web';
import { CallProvider, SiteProvider, uiMessages } from '@vinlore/ui';
import { decodedVehicleOf, vehicleContract } from '@vinlore/vehicle-domain';
import { decodeVin, makeShard } from '@vinlore/vehicle-vpic';
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
// What NHTSA says of the car below; `browser-decoder.test.ts` runs over the whole index.
const index = tinyIndex(
  [{ wmi: '1FM', vehicleType: 7, makes: ['FORD'], links: [[0, 2014, 2014]] }],
  [
    [
      { key: 'CU0G*', element: 'Model', value: 'Escape', make: 'FORD' },
      { key: 'CU0G*', element: 'Trim', value: 'SE' },
      { key: '*****|*U', element: 'Plant City', value: 'LOUISVILLE' },
      { key: '*****|*U', element: 'Plant State', value: 'KENTUCKY' },
    ],
  ],
);
const SHARDS = '/assets/vpic/2026-10-17-1a2b3c4d/';
const VIN = '1FMCU0GX7EUA00108';

/** The VIN form with the index's excerpts on the network, `damaged` times a broken one first. */
function open(damaged = 0) {
  const server = fakeServer([
    on(vehicleContract.vehicleWays, () => ({
      plate: { available: true, samples: [], samplesOnly: false },
      shards: SHARDS,
    })),
    on(vehicleContract.decode, ({ vin }) => decodedVehicleOf(decodeVin(index, vin), index.asOf)),
  ]);
  let broken = damaged;
  const fetched = vi.fn((address: string) => {
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

it('shows year, make and model with the tenth character, the plant with the eleventh, without a call', async () => {
  const { field, fetched, decodes, line } = open();
  await user.type(field, VIN.slice(0, 9));
  expect(fetched).not.toHaveBeenCalled();
  await user.type(field, VIN[9]!);
  expect(await screen.findByText('2014 Ford Escape SE')).toBeDefined();
  expect(line()).toContain('The plant: one more character.');
  await user.type(field, VIN[10]!);
  expect(await screen.findByText(/Built in Louisville, Kentucky/)).toBeDefined();
  await user.type(field, VIN.slice(11));
  expect(await screen.findByText('Check digit agrees')).toBeDefined();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([`${SHARDS}1FM-E.shard`]);
  expect(decodes()).toBe(0);
});

it('marks the position that cannot be right while it is typed', async () => {
  const { field, marked, line } = open();
  // Positions 13 to 17 of a car are digits (49 CFR 565.15(d)).
  await user.type(field, '1FMCU0GX7EUA0B');
  await vi.waitFor(() => expect(line()).toContain('Character 14 cannot be right there.'));
  expect(marked()).toEqual(['14']);
});

it('offers the correction of a wrong character, decoded here', async () => {
  const { field, decodes, line } = open();
  await user.click(field);
  await user.paste('1FMCU0GX7EUA00180');
  const fix = await screen.findByRole('button', { name: `Try ${VIN}` });
  await user.click(fix);
  await vi.waitFor(() => expect(line()).toContain('2014 Ford Escape SE'));
  expect(decodes()).toBe(0);
});

it('asks the server for a VIN whose excerpt is damaged twice, or whose maker is unknown', async () => {
  const { field, fetched, decodes } = open(2);
  await user.click(field);
  await user.paste(VIN);
  expect(await screen.findByText('2014 Ford Escape SE')).toBeDefined();
  expect(decodes()).toBe(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await user.clear(field);
  await user.click(field);
  await user.paste('ZZZCU0GX7EUA00108');
  expect(await screen.findByText('NHTSA vPIC knows nothing of this VIN.')).toBeDefined();
  expect(decodes()).toBe(2);
});
