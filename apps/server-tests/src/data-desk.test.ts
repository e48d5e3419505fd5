import type { dataContract } from '@vinlore/data-domain';
import type { DataOf } from '@vinlore/contract';
import { createProductApi } from '@vinlore/server/product-api';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { callerOf } from './testing/caller.ts';
import { openTestProduct } from './testing/test-product.ts';

const SECRETS = {
  VINAUDIT_KEY: 'secret-key',
  VINAUDIT_USER: 'secret-user',
  VINAUDIT_PASSWORD: 'secret-password',
  CARSXE_KEY: 'secret-plates',
  SMTP_URL: 'smtp://secret-name:secret-pass@mail.invalid:25',
};
const { product, database, close } = await openTestProduct(SECRETS);
afterAll(close);
const { ask, login } = callerOf(await createProductApi(product));

it('lists every data source the product stores or queries, without accounts and addresses', async () => {
  await sql`insert into history_source (name, kinds, newest, sample) values ('Auctions', '{}', '2026-10-01', false)`.execute(
    database.kysely,
  );
  const { token } = await login('staff');
  const { status, data, text } = await ask({ method: 'GET', path: '/api-cwa/staff/sources' }, { token });
  expect(status).toBe(200);
  const { stocks, services } = data as DataOf<typeof dataContract.sources>;
  expect(stocks.map(({ subject }) => subject)).toEqual([
    'decode',
    'history',
    'recalls',
    'catalogue',
    'fuel-economy',
    'plates',
  ]);
  expect(stocks[1]).toMatchObject({ name: 'Auctions', as_of: '2026-10-01', rows: 0, sample: false });
  expect(services.filter(({ configured }) => configured).map(({ name }) => name)).toEqual([
    'VinAudit',
    'CarsXE',
    'SMTP',
  ]);
  expect(text).not.toContain('secret');
  expect(text).not.toContain('mail.invalid');
});
