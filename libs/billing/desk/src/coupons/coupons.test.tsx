import { staffCouponContract, staffPlanContract } from '@vinlore/billing-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { billingDeskMessages } from '../messages/index.ts';
import { coupon, plan } from '../testing/samples.ts';
import { BLANK_COUPON, couponFaults, couponOf, isCode } from './coupon-draft.ts';
import { CouponsPage } from './coupons-page.tsx';

const render = deskRenderer(billingDeskMessages);
const NOW = new Date('2026-11-22T10:00:00Z');
const PLANS = [plan(), plan({ id: 'peso', currency: 'MXN', price: 50_000 })];
const faults = (changes: Partial<typeof BLANK_COUPON>) => {
  const draft = { ...BLANK_COUPON, code: 'SPRING', percent: '10', ...changes };
  return [...(isCode(draft) ? [] : ['code']), ...couponFaults(draft, PLANS, NOW).keys()];
};

function server(made: object[] = []) {
  return fakeServer([
    on(staffPlanContract.staffPlans, () => ({ plans: PLANS, version: 0 })),
    on(staffCouponContract.staffCoupons, () => ({ coupons: [coupon()], more: false })),
    on(staffCouponContract.staffCreateCoupon, (request) => {
      if (request.code === 'TAKEN') return refused(409, 'There is, or was, a coupon TAKEN.');
      made.push(request);
      return coupon({ code: request.code });
    }),
    on(staffCouponContract.staffEndCoupon, () => coupon({ state: 'ended' })),
  ]);
}

describe('coupons', () => {
  it('show their discount, plans, end date, and number of uses', async () => {
    await render(<CouponsPage />, server());
    const row = await screen.findByRole('row', { name: /SPRING/ });
    expect(row.textContent).toContain('15%');
    expect(row.textContent).toContain('All plans');
    expect(row.textContent).toContain('… – 2027-01-01 00:00');
    expect(row.textContent).toContain('7 of 100');
  });

  it('returns no results for a search that no code can match', async () => {
    await render(<CouponsPage />, server(), { path: '/staff/coupons?search=100%25' });
    await screen.findByText('No coupons found');
    expect(screen.queryByRole('row', { name: /SPRING/ })).toBeNull();
  });

  it('rejects a 110 % coupon at its field and accepts 100 %', async () => {
    const made: object[] = [];
    await render(<CouponsPage />, server(made));
    fireEvent.click(await screen.findByRole('button', { name: 'New coupon' }));
    const dialog = within(await screen.findByRole('dialog'));
    const fill = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    fill('Code', 'ALL-OFF');
    fill('Percent off', '110');
    expect(dialog.getByText('Enter a whole number from 1 to 100.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Create coupon' })).toHaveProperty('disabled', true);
    fill('Percent off', '100');
    fireEvent.click(dialog.getByRole('button', { name: 'Create coupon' }));
    await expect.poll(() => made).toMatchObject([{ code: 'ALL-OFF', percent: 100, amount: null, plans: null }]);
  });

  it('shows the server error for a used code and keeps what was typed', async () => {
    await render(<CouponsPage />, server());
    fireEvent.click(await screen.findByRole('button', { name: 'New coupon' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Code'), { target: { value: 'taken' } });
    fireEvent.change(dialog.getByLabelText('Percent off'), { target: { value: '10' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Create coupon' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('a coupon TAKEN');
    expect(dialog.getByLabelText('Code')).toHaveProperty('value', 'taken');
  });

  it('ends a coupon after confirmation', async () => {
    await render(<CouponsPage />, server());
    fireEvent.click(await screen.findByRole('button', { name: 'End SPRING now?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End SPRING now?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'End coupon' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});

describe('shows coupon errors at their fields', () => {
  it.each([
    [{}, []],
    [{ code: 'Ñ' }, ['code']],
    [{ percent: '12.5' }, ['percent']],
    [{ percent: '' }, ['percent']],
    [{ kind: 'amount', amount: '5' }, ['plans']],
    [{ kind: 'amount', amount: '25', plans: ['three'] }, ['amount']],
    [{ kind: 'amount', amount: '5', plans: ['three', 'peso'] }, ['plans']],
    [{ starts: '2026-12-02T00:00', ends: '2026-12-01T00:00' }, ['ends_at']],
    [{ ends: '2026-11-01T00:00' }, ['ends_at']],
    [{ kind: 'amount', amount: '100000.01', plans: ['three'] }, ['amount']],
    [{ usesInAll: '10000000', usesPerPerson: '10000000' }, []],
    [{ usesInAll: '10000001' }, ['uses_in_all']],
    [{ usesInAll: '0' }, ['uses_in_all']],
    [{ usesInAll: '2', usesPerPerson: '3' }, ['uses_per_person']],
  ] as const)('%j', (changes, wrong) => {
    expect(faults(changes as Partial<typeof BLANK_COUPON>)).toEqual(wrong);
  });

  it('shows times in UTC and amounts in the currency of the plans', () => {
    const draft = { ...BLANK_COUPON, code: ' x-1 ', kind: 'amount', amount: '4.99', plans: ['three'] } as const;
    expect(couponOf({ ...draft, starts: '2026-12-01T08:30' }, PLANS)).toMatchObject({
      code: 'x-1',
      amount: 499,
      percent: null,
      plans: ['three'],
      starts_at: '2026-12-01T08:30Z',
      ends_at: null,
    });
  });
});
