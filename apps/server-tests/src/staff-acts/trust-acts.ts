import { createAccount } from '@vinlore/account-server';
import { PASSWORD } from '../testing/test-product.ts';
import type { ActStage, StaffActs } from './act.ts';

/** The colleague asks for owner rights of somebody new, which then wait. */
async function asked({ product, colleague }: ActStage): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const id = await createAccount(product.database, { brand: 'open', email, password: PASSWORD, dealer: false });
  const request = await product.askSecond({
    brand: 'open',
    askedBy: colleague.id,
    kind: 'owner-rights',
    permission: 'owner',
    subject: { kind: 'account', id },
    facts: { change: 'add', permissions: 'owner', brands: '', was_permissions: '', was_brands: '' },
  });
  return request.id;
}

/** What takes two people. */
export const TRUST_ACTS: StaffActs = {
  'staff.approve': async (stage) => {
    const id = await asked(stage);
    return () => stage.act('/api-cwa/staff/approvals/approve', { id });
  },
  'staff.decline': async (stage) => {
    const id = await asked(stage);
    return () => stage.act('/api-cwa/staff/approvals/decline', { id, reason: 'Not now.' });
  },
};
