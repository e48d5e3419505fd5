import { expect } from 'vitest';
import type { Asking } from '../caller.ts';
import { mailedToken, type ObjectCases, post, type Stage } from '../object-stage.ts';

const PAGES = { confirm: '/recall-alerts/confirm#token=', end: '/recall-alerts/end#token=' } as const;

/** Token in the email that asks the recipient to confirm recall alerts. */
async function askedBy(stage: Stage, email: string, page: keyof typeof PAGES): Promise<string> {
  const request = { email, year: '2018', make: 'Honda', model: 'Civic' };
  expect((await post(stage, '/api/recall-check/watch', request)).status).toBe(200);
  return mailedToken(stage, email, PAGES[page]);
}

/** An alert is only found by an emailed token, in its brand, for the link's own purpose. */
function byItsTokenOnly(page: keyof typeof PAGES, otherPage: keyof typeof PAGES) {
  return async (stage: Stage) => {
    const token = await askedBy(stage, `${page}@watch.example`, page);
    const answer = (asking: Asking, given = token) =>
      post(stage, `/api/recall-check/${page}-watch`, { token: given }, asking);
    expect((await answer({ brand: 'other' })).status, 'in another brand').toBe(422);
    expect((await answer({}, `${token.split('.')[0]}.forged`)).status, 'with a code of their own').toBe(422);
    const other = await askedBy(stage, `not-${page}@watch.example`, otherPage);
    expect((await answer({}, other)).status, 'by the link to something else').toBe(422);
    expect((await answer({})).data).toEqual({ title: '2018 Honda Civic' });
  };
}

/** Routes of recall alerts. */
export const RECALL_CASES: ObjectCases = {
  'recall.confirmWatch': byItsTokenOnly('confirm', 'end'),
  'recall.endWatch': byItsTokenOnly('end', 'confirm'),
};
