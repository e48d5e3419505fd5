import { staffCreditContract } from '@vinlore/billing-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { billingDeskMessages } from '../messages/index.ts';
import { ACCOUNT } from '../testing/samples.ts';
import { MemberCredits } from './member-credits.tsx';

const render = deskRenderer(billingDeskMessages);
const ENTRY = '66666666-6666-4666-8666-666666666666';
const line = {
  id: ENTRY,
  at: '2026-11-20T10:00:00.000Z',
  pot: 'sticker' as const,
  credits: -1,
  balance: 2,
  words: '1 sticker credit used: 2014 Ford Escape',
  why: null,
  by: null,
  reversible: true,
};
const books = (lines: object[] = [line]) => ({
  balances: { vhr: 0, sticker: 2, global: 0 },
  pots: ['vhr' as const, 'sticker' as const],
  lines: lines as (typeof line)[],
  more: false,
});
const fill = (dialog: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });

describe('the credit ledger', () => {
  it('shows who, what, why, and the balance after each entry', async () => {
    const corrected = { ...line, credits: 2, balance: 4, words: '2 given', why: 'Late.', by: 'sue@example.com' };
    const server = fakeServer([on(staffCreditContract.staffCredits, () => books([corrected]))]);
    await render(<MemberCredits accountId={ACCOUNT} />, server, { permissions: ['support'] });
    const row = await screen.findByRole('row', { name: /2 given/ });
    expect(row.textContent).toMatch(/2 given · Late\. · by sue@example\.com\+24/);
    expect(screen.queryByRole('button', { name: 'Adjust credits' })).toBeNull();
  });

  it('reverses an entry with a reason', async () => {
    const requests: object[] = [];
    const server = fakeServer([
      on(staffCreditContract.staffCredits, () => books()),
      on(staffCreditContract.staffReverseCredits, (request) => {
        requests.push(request);
        return { id: ENTRY, balances: { vhr: 0, sticker: 3, global: 0 } };
      }),
    ]);
    await render(<MemberCredits accountId={ACCOUNT} />, server);
    fireEvent.click(await screen.findByRole('button', { name: /^Reverse: 1 sticker credit used/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reverse this entry?' }));
    expect(dialog.getByRole('button', { name: 'Reverse entry' })).toHaveProperty('disabled', true);
    fill(dialog, 'Reason', 'The sticker was wrong.');
    fireEvent.click(dialog.getByRole('button', { name: 'Reverse entry' }));
    await expect
      .poll(() => requests)
      .toEqual([{ account_id: ACCOUNT, entry_id: ENTRY, why: 'The sticker was wrong.' }]);
  });

  it('removes no more credits than the balance, and shows the server’s error', async () => {
    const server = fakeServer([
      on(staffCreditContract.staffCredits, () => books()),
      on(staffCreditContract.staffCorrectCredits, () => refused(422, 'Only 1 credit is available.')),
    ]);
    await render(<MemberCredits accountId={ACCOUNT} />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Adjust credits' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill(dialog, 'Credit type', 'sticker');
    fill(dialog, 'Number of credits', '5000');
    expect(dialog.getByText('Enter a whole number from 1 to 1,000.')).toBeTruthy();
    fill(dialog, 'Action', 'take');
    fill(dialog, 'Number of credits', '3');
    fill(dialog, 'Reason', 'Counted wrongly.');
    expect(dialog.getByRole('button', { name: 'Remove 3 credits' })).toHaveProperty('disabled', true);
    expect(dialog.getByText('Enter a whole number from 1 to 2.')).toBeTruthy();
    fill(dialog, 'Number of credits', '2');
    fireEvent.click(dialog.getByRole('button', { name: 'Remove 2 credits' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Only 1 credit is available.');
  });
});
