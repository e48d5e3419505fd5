/**
 * How many purchases a second the product answers, against single INSERTs with commit through the same pool, in turns.
 * Prints a line of JSON: both rates of the median round. Run by tools/bench/src/rows/purchase.mjs.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '@vinlore/account-server';
import { cartOf, offerOf } from '@vinlore/billing-domain';
import { createLogger, readConfig } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { openProduct } from '/work/main/apps/server/src/product.ts';
import { createProductApi } from '/work/main/apps/server/src/product-api.ts';

const BUYERS = 50;
const ROUND_MS = 3_000;
const ROUNDS = 3;
const PASSWORD = 'nine green bottles';

const dataDir = mkdtempSync(join(tmpdir(), 'vinlore-bench-'));
const config = readConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  API_REQUESTS_PER_MINUTE: '0',
  TRUST_PROXY: '127.0.0.1',
  PAYMENT_GATEWAYS: 'sandbox',
});
const product = await openProduct(config, createLogger('silent'));
const api = await createProductApi(product);
const [brand] = product.brands;
const host = brand!.domains[0]!;
const plan = brand!.plans.find(
  ({ product: of, kind, audience }) => of === 'sticker' && kind === 'bundle' && audience === 'user',
)!;

/** Calls a row, from an address of its own: limits are for one visitor, and these are many. */
async function post(path: string, form: Record<string, string>, token?: string): Promise<{ data: unknown }> {
  const from = Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');
  const answer = await api.request(
    `http://${host}${path}`,
    {
      method: 'POST',
      body: new URLSearchParams(form).toString(),
      headers: {
        host,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': from,
        ...(token !== undefined && { bearer: token }),
      },
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { data: unknown };
}

async function logIn(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await createAccount(product.database, { brand: brand!.key, email, password: PASSWORD });
  const { data } = await post('/api-cwa/login', { email, pass: PASSWORD });
  return (data as { token: string }).token;
}

const cart = Object.fromEntries(
  Object.entries(cartOf(offerOf(plan, 'en'))).map(([field, value]) => [field, String(value)]),
);
async function buy(token: string): Promise<void> {
  const { data } = await post(
    '/api-cwa/cwa_sticker_registration',
    {
      ...cart,
      email: 'buyer@example.com',
      price: String(plan.price),
      currency: plan.currency,
      payment_gateway: 'sandbox',
      payment_token: 'sandbox-success',
      cart_plan: plan.id,
      vin: 'CREDIT',
      idempotency_key: randomUUID(),
    },
    token,
  );
  if ((data as { state: string }).state !== 'paid') throw new Error('A purchase was not paid.');
}

const insert = () => sql`insert into bench_row (text) values ('a row')`.execute(product.database.kysely);

/** How often a second all buyers together do something, over and over. */
async function rate(work: (buyer: number) => Promise<unknown>): Promise<number> {
  let done = 0;
  const began = performance.now();
  const until = began + ROUND_MS;
  const buyer = async (_: unknown, at: number) => {
    while (performance.now() < until) {
      await work(at);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return done / ((performance.now() - began) / 1000);
}


const TICK=10;
function pgCpu(): number { let t=0; for (const p of readdirSync('/proc')) { if(!/^\d+$/.test(p)) continue; try { const c=readFileSync(`/proc/${p}/cmdline`,'utf8'); if(!c.includes('postgres')) continue; const cwd=readFileSync(`/proc/${p}/environ`,'utf8'); void cwd; const st=readFileSync(`/proc/${p}/stat`,'utf8'); const f=st.slice(st.lastIndexOf(')')+2).split(' '); if(!pids.has(p)) continue; t+=(+f[11]! + +f[12]! + +f[13]! + +f[14]!)*TICK; } catch {} } return t; }
const pids={has:(p:string)=>{ try { return require_cwd(p).startsWith(dataDir) } catch { return false } }};
import { readlinkSync } from 'node:fs';
function require_cwd(p:string){ return readlinkSync(`/proc/${p}/cwd`); }
async function measured(name:string, work:(b:number)=>Promise<unknown>){ const n0=process.cpuUsage(), p0=pgCpu(); const t0=performance.now(); const r=await rate(work); const n1=process.cpuUsage(n0); const p1=pgCpu(); const count=r*(performance.now()-t0)/1000; const o={name, rate:Math.round(r), count:Math.round(count), nodeMs:+((n1.user+n1.system)/1000/count).toFixed(3), pgMs:+((p1-p0)/count).toFixed(3)}; console.log(JSON.stringify(o)); return r; }
const drain=async()=>{ for(let i=0;i<600;i++){ const {rows}=await sql<{n:number}>`select count(*)::int as n from billing_order where state='paid' and followed_up_at is null`.execute(product.database.kysely); if(rows[0]!.n===0) break; await new Promise(r=>setTimeout(r,100)); if(i%50===0) console.log('left',rows[0]!.n);} };
try {
  await sql`create table bench_row (id bigint generated always as identity primary key, text text)`.execute(product.database.kysely);
  const tokens: string[] = [];
  for (let count = 0; count < BUYERS; count += 1) tokens.push(await logIn());
  const pay = (at: number) => buy(tokens[at]!);
  await rate(pay);
  if (process.env.STATS) { await sql`select pg_stat_statements_reset()`.execute(product.database.kysely).catch(()=>{}); }
  for (let round = 0; round < 3; round += 1) { if(process.env.DRAIN) await drain(); await measured('insert', insert); await measured('purchase', pay); }
  const d0=process.cpuUsage(), dp=pgCpu(), {rows:[l]}=await sql<{n:number}>`select count(*)::int as n from billing_order where state='paid' and followed_up_at is null`.execute(product.database.kysely);
  const t=performance.now(); await drain(); const d1=process.cpuUsage(d0); console.log('drain of',l!.n, 'ms', Math.round(performance.now()-t),'node', (d1.user+d1.system)/1000, 'pg', pgCpu()-dp);
  if(process.env.EXTRA) { await new Promise(r=>setTimeout(r,1)); }
} finally { await product.close(); rmSync(dataDir,{recursive:true,force:true}); }
