import { expect, it } from 'vitest';
import { printingInTurn } from './print.ts';

it('joins one list at a time, lets three wait, rejects one more, and continues after a failure', async () => {
  const inTurn = printingInTurn();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let [working, most] = [0, 0];
  const work = (fails: boolean) => async () => {
    working += 1;
    most = Math.max(most, working);
    await begun;
    working -= 1;
    if (fails) throw new Error('broken');
    return new Uint8Array();
  };
  const four = [false, true, false, false].map((fails) => inTurn(work(fails)));
  const settled = Promise.allSettled(four);
  expect(await inTurn(work(false))).toBe('busy');
  begin();
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
  expect(await inTurn(work(false))).toEqual(new Uint8Array());
});
