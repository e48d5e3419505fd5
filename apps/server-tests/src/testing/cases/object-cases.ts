import { CONSENT_VERSION } from '@vinlore/brand';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { ACCOUNT_CASES } from './account-cases.ts';
import { BILLING_CASES } from './billing-cases.ts';
import { COMMERCE_CASES } from './commerce-cases.ts';
import { CONTENT_CASES } from './content-cases.ts';
import { DATA_CASES } from './data-cases.ts';
import { DEALER_CASES } from './dealer-cases.ts';
import { DESK_ACCOUNTS_CASES } from './desk-accounts-cases.ts';
import { DESK_BRANDS_CASES } from './desk-brands-cases.ts';
import { DESK_MEMBERS_CASES } from './desk-members-cases.ts';
import { DESK_PLANS_CASES } from './desk-plans-cases.ts';
import { DESK_SUPPORT_CASES } from './desk-support-cases.ts';
import { DESK_TRUST_CASES } from './desk-trust-cases.ts';
import { FEEDBACK_CASES } from './feedback-cases.ts';
import { GARAGE_CASES } from './garage-cases.ts';
import { KEY_CASES } from './key-cases.ts';
import type { ObjectCases } from '../object-stage.ts';
import { RECALL_CASES } from './recall-cases.ts';
import { REPORT_CASES } from './report-cases.ts';
import { STICKER_CASES } from './sticker-cases.ts';
import { WEBHOOK_CASES } from './webhook-cases.ts';

/** For each route that takes an object's id: the response for others who request it. */
export const OBJECT_CASES: ObjectCases = {
  ...ACCOUNT_CASES,
  ...BILLING_CASES,
  ...COMMERCE_CASES,
  ...CONTENT_CASES,
  ...DATA_CASES,
  ...DEALER_CASES,
  ...DESK_ACCOUNTS_CASES,
  ...DESK_BRANDS_CASES,
  ...DESK_MEMBERS_CASES,
  ...DESK_PLANS_CASES,
  ...DESK_SUPPORT_CASES,
  ...DESK_TRUST_CASES,
  ...FEEDBACK_CASES,
  ...GARAGE_CASES,
  ...KEY_CASES,
  ...RECALL_CASES,
  ...REPORT_CASES,
  ...STICKER_CASES,
  ...WEBHOOK_CASES,

  // The id is the browser's own and references nothing a call returns; reusing it adds an answer and changes none.
  'consent.log': async (stage) => {
    const consent_id = '0c0ffee0-0000-4000-8000-000000000002';
    for (const answer of ['granted', 'denied'])
      expect(
        await stage.form('/api-cwa/consent-log', { consent_id, answer, text_version: CONSENT_VERSION }),
      ).toMatchObject({ status: 200, data: null });
    const { rows } = await sql<{ answer: string }>`
      select answer from consent_answer where consent_id = ${consent_id} order by id`.execute(stage.database.kysely);
    expect(rows).toEqual([{ answer: 'granted' }, { answer: 'denied' }]);
  },
};
