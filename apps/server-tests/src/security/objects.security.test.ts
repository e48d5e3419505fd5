import { createProductApi } from '@vinlore/server/product-api';
import { afterAll, describe, expect, it } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { OBJECT_CASES } from '../testing/cases/object-cases.ts';
import { openTestProduct } from '../testing/test-product.ts';

const { product, database, close } = await openTestProduct();
afterAll(close);
// Some mails are a job's work.
await product.jobs.start();
const stage = { database, ...callerOf(await createProductApi(product)) };

/** Fields by which a caller names something that belongs to somebody; a `payment_token` is a gateway's word, not ours. */
const NAMES_AN_OBJECT = /^(id|.+_id|(?!payment_).*token|signature|after|cursor|custom_data|number)$/;
const rows = product.modules
  .flatMap(({ contract }) => Object.values(contract))
  // A webhook's signature is over all that it says.
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

  it('has no case for a row that is gone', () => {
    const names = new Set(rows.map(({ name }) => name));
    expect(Object.keys(OBJECT_CASES).filter((name) => !names.has(name))).toEqual([]);
  });
});
