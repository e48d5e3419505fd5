import { createProductApi } from '@vinlore/server/product-api';
import { afterAll, describe, expect, it } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { OBJECT_CASES } from '../testing/cases/object-cases.ts';
import { openTestProduct } from '../testing/test-product.ts';

const { product, database, close } = await openTestProduct();
afterAll(close);
// A job sends some emails.
await product.jobs.start();
const stage = { database, ...callerOf(await createProductApi(product)) };

/** Field names that reference someone's object; a `payment_token` is the gateway's, not ours. */
const NAMES_AN_OBJECT = /^(id|.+_id|(?!payment_).*token|signature|after|cursor|custom_data|number)$/;
const rows = product.modules
  .flatMap(({ contract }) => Object.values(contract))
  // A webhook's whole body is signed.
  .filter(({ encoding }) => encoding !== 'raw')
  .filter(({ request }) =>
    Object.keys((request as { entries?: object }).entries ?? {}).some((field) => NAMES_AN_OBJECT.test(field)),
  );

describe('another member’s object', () => {
  it.each(rows.map(({ name }) => name))('%s: is nobody else’s', async (name) => {
    const prove = OBJECT_CASES[name];
    if (!prove) throw new Error(`${name} takes an object by its id: say in object-cases.ts what a stranger gets.`);
    await prove(stage);
  });

  it('has no case for a route that was removed', () => {
    const names = new Set(rows.map(({ name }) => name));
    expect(Object.keys(OBJECT_CASES).filter((name) => !names.has(name))).toEqual([]);
  });
});
