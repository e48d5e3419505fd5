import { createAccount } from '@vinlore/account-server';
import { type Brand, deskHost } from '@vinlore/brand';
import type { Product } from '@vinlore/server/product';
import { createProductApi } from '@vinlore/server/product-api';
import { sql } from 'kysely';
import type { DeskList } from './desk-list.ts';

const OWNER = { email: 'owner@bench.example', password: 'nine green bottles' };
/** Timed calls, after warm-up calls for caches and connections. */
const MEASURED = 100;
const WARM_UP = 20;

/** A list's response times in milliseconds, through the API. */
export interface ListFigure {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
}

/** An owner of the brand with two-step verification. @returns the session token */
async function ownerOf({ database }: Product, brand: Brand, api: Awaited<ReturnType<typeof createProductApi>>) {
  await createAccount(database, { brand: brand.key, roles: ['staff', 'owner'], ...OWNER });
  const host = deskHost(brand);
  const body = new URLSearchParams({ email: OWNER.email, pass: OWNER.password });
  const answer = await api.request(`http://${host}/api-cwa/login`, { method: 'POST', body, headers: { host } });
  await sql`update account_session set second_factor_at = now()`.execute(database.kysely);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Seeds lists for the product's first brand and times them sequentially. */
export async function measureLists(product: Product, lists: readonly DeskList[]): Promise<ListFigure[]> {
  const { database, brands } = product;
  const brand = brands[0]!;
  const api = await createProductApi(product);
  let token = '';
  const host = deskHost(brand);
  const ask = async (path: string) => {
    const started = performance.now();
    const answer = await api.request(`http://${host}${path}`, { headers: { host, bearer: token } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return performance.now() - started;
  };
  const figures: ListFigure[] = [];
  for (const { name, seed, addresses } of lists) {
    await seed(database, brand.key);
    await database.asOwner((db) => sql`analyze`.execute(db));
    // Seeding may take longer than an access token lives.
    token = await ownerOf(product, brand, api);
    const paths = await addresses(database, brand.key);
    const turn = (at: number) => ask(paths[at % paths.length]!);
    for (let at = 0; at < WARM_UP; at++) await turn(at);
    const times: number[] = [];
    for (let at = 0; at < MEASURED; at++) times.push(await turn(WARM_UP + at));
    times.sort((a, b) => a - b);
    figures.push({ name, p50: times[MEASURED / 2]!, p95: times[Math.floor(MEASURED * 0.95)]! });
  }
  return figures;
}
