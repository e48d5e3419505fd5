import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutAddress, type CheckoutRequest, readCheckoutRequest } from './checkout-request.ts';

const read = (address: string) => {
  const { searchParams } = new URL(address, 'http://vinlore.localhost');
  return readCheckoutRequest((name) => searchParams.get(name));
};

describe('the checkout request', () => {
  const word = (length: number) =>
    fc
      .stringMatching(new RegExp(`^[A-Za-z0-9À-ÿ&./-][A-Za-z0-9À-ÿ &./-]{0,${length - 2}}$`))
      .map((text) => text.trim());
  const requests: fc.Arbitrary<CheckoutRequest> = fc.record({
    product: fc.constantFrom('sticker', 'report'),
    plan: fc.option(fc.stringMatching(/^[a-z][a-z0-9-]{2,40}$/)),
    coupon: fc.option(fc.stringMatching(/^[A-Z0-9-]{2,40}$/)),
    vehicle: fc.record(
      {
        vin: fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
        plate: word(12),
        state: fc.stringMatching(/^[A-Z]{2}$/),
        year: fc.stringMatching(/^(19|20)\d\d$/),
        make: word(60),
        model: word(80),
        trim: word(80),
      },
      { requiredKeys: [] },
    ),
  });

  it('keeps VIN, plate, year, make, and model when written to a URL and read back', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(read(checkoutAddress(request))).toEqual(request);
      }),
    );
  });

  it("reads any URL without an error, and ignores values that a purchase couldn't carry", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string({ maxLength: 300 }), (query, long) => {
        const { vehicle, plan } = read(
          `/checkout?${query}&vin=${encodeURIComponent(long)}&model=${encodeURIComponent(long)}`,
        );
        expect(vehicle.vin ?? 'AAAA').toMatch(/^[A-Z0-9]{4,17}$/);
        expect((vehicle.model ?? '').length).toBeLessThanOrEqual(80);
        expect((plan ?? '').length).toBeLessThanOrEqual(41);
      }),
    );
  });

  it('defaults to a sticker if no product is named', () => {
    expect(read('/checkout')).toEqual({ product: 'sticker', plan: null, coupon: null, vehicle: {} });
  });
});
