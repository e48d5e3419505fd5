import { loadMessages } from '@vinlore/i18n';
import { fakeServer, on, refused, type SeenRequest, shippedBrand } from '@vinlore/testing-web';
import { CallProvider, SiteProvider, uiMessages } from '@vinlore/ui';
import { type DecodedVehicle, vehicleContract } from '@vinlore/vehicle-domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { vehicleMessages } from '../messages/index.ts';
import { VinForm, type VinFormProps } from './vin-form.tsx';

afterEach(cleanup);
const user = userEvent.setup({ delay: null });
const messages = await loadMessages([uiMessages, vehicleMessages], 'en');

const CAMRY = '4T1BF1FK0CU000108';
const nameless = (vin: string): DecodedVehicle => ({
  vin,
  year: 2012,
  make: 'TOYOTA',
  model: null,
  trim: null,
  fullName: '2012 Toyota',
  elements: {},
  errorCodes: [0],
  errorText: '',
  checkDigit: 'agrees',
  suggestions: [],
  source: { name: 'NHTSA vPIC', asOf: '2026-10-17' },
});

/** Renders the working field and records what is reported to staff. */
function open(props: Partial<VinFormProps> = {}) {
  const { call, requests } = fakeServer([
    on(vehicleContract.vehicleWays, () => refused(500, '')),
    on(vehicleContract.decode, ({ vin }) => nameless(vin)),
    on(vehicleContract.errorVin, () => null),
  ]);
  render(
    <SiteProvider brand={shippedBrand('vinlore')} language="en" messages={messages}>
      <CallProvider value={call}>
        <VinForm button="See the records" action="/decode" {...props} />
      </CallProvider>
    </SiteProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /VIN/ });
  return { requests, field, type: (text: string) => user.type(field, text) };
}

const noted = (requests: readonly SeenRequest[]) =>
  requests.filter(({ name }) => name === vehicleContract.errorVin.name).map(({ input }) => input);

describe('VinForm: failed VINs', () => {
  it('docs/decisions.md §3: reports what was submitted and rejected, once each, and nothing that was only typed', async () => {
    const { type, requests, field } = open();
    await type('4T1BF1FKOCU000108');
    expect(noted(requests)).toEqual([]);
    await user.keyboard('{Enter}{Enter}');
    expect(noted(requests)).toEqual([{ vin: '4T1BF1FKOCU000108' }]);
    await user.clear(field);
    await type('4T1BF1FK0CU00010{Enter}');
    await user.clear(field);
    await type('4T1BF1FK0CU00010899{Enter}');
    expect(noted(requests).slice(1)).toEqual([{ vin: '4T1BF1FK0CU00010' }, { vin: '4T1BF1FK0CU00010899' }]);
  });

  it("docs/decisions.md §3: also reports an unusable VIN when the form doesn't navigate", async () => {
    const { type, requests } = open({ onVin: () => {} });
    await type(CAMRY);
    await screen.findByText('2012 Toyota');
    await user.keyboard('{Enter}');
    await expect.poll(() => noted(requests)).toEqual([{ vin: CAMRY }]);
  });

  it('bad input: never reports names, phone numbers, cards, or an endless series of attempts', async () => {
    const { requests, field } = open();
    const send = (value: string) => {
      fireEvent.input(field, { target: { value } });
      fireEvent.submit(field.form!);
    };
    for (const text of ['María García López', '4242 4242 4242 4242', 'somebody@example.com']) send(text);
    expect(noted(requests)).toEqual([]);
    for (let time = 10; time < 25; time++) send(`1HGCM82633A0043${time}99`);
    expect(noted(requests)).toHaveLength(10);
  });
});
