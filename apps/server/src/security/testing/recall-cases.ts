import { seedSampleRecalls } from '@vinlore/recall-server';
import { expect } from 'vitest';
import type { Asking } from './caller.ts';
import { mailedToken, type ObjectCases, post, type Stage } from './object-stage.ts';

const PAGES = { confirm: '/recall-alerts/confirm?token=', end: '/recall-alerts/end?token=' } as const;

/** The token that confirms a new watch of this address. */
async function askedBy(stage: Stage, email: string): Promise<string> {
  const wish = { email, year: '2018', make: 'Honda', model: 'Civic' };
  expect((await post(stage, '/api/recall-check/watch', wish)).status).toBe(200);
  return mailedToken(stage, email, PAGES.confirm);
}

/** Rows of watches of recalls: they are found by the token of a mail alone. */
export const RECALL_CASES: ObjectCases = {
  'recall.confirmWatch': async (stage) => {
    const token = await askedBy(stage, 'watcher@example.com');
    const confirm = (asking: Asking, given = token) =>
      post(stage, '/api/recall-check/confirm-watch', { token: given }, asking);
    expect((await confirm({ brand: 'other' })).status, 'in another brand').toBe(422);
    expect((await confirm({}, `${token.split('.')[0]}.forged`)).status, 'with a code of their own').toBe(422);
    expect((await confirm({})).data).toMatchObject({ title: '2018 Honda Civic' });
  },
};
