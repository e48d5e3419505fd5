import { createAccount } from '@vinlore/account-server';
import { sql } from 'kysely';
import { PASSWORD } from '../testing/test-product.ts';
import type { ActStage, StaffActs } from './act.ts';

/** The colleague requests owner permissions for a new person, pending approval. */
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

/** A permanently failed job as the desk shows it. */
async function failedJob({ database }: ActStage): Promise<{ readonly name: string; readonly until: string }> {
  await sql`insert into jobs.job (name, data, state, output, completed_on)
    values ('mail.send', ${JSON.stringify({ to: crypto.randomUUID() })}, 'failed', '{}', now())`.execute(
    database.kysely,
  );
  return { name: 'mail.send', until: new Date(Date.now() + 60_000).toISOString() };
}

/** Approvals and failed jobs. */
export const TRUST_ACTS: StaffActs = {
  'staff.approve': async (stage) => {
    const id = await asked(stage);
    return () => stage.act('/api-cwa/staff/approvals/approve', { id });
  },
  'staff.tryJobs': async (stage) => {
    const seen = await failedJob(stage);
    return () => stage.act('/api-cwa/staff/jobs/try-again', seen);
  },
  'staff.removeJobs': async (stage) => {
    const seen = await failedJob(stage);
    return () => stage.act('/api-cwa/staff/jobs/remove', { ...seen, reason: 'Too old.' });
  },
  'staff.decline': async (stage) => {
    const id = await asked(stage);
    return () => stage.act('/api-cwa/staff/approvals/decline', { id, reason: 'Not now.' });
  },
};
