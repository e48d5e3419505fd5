import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SAMPLE_PASSWORD } from '../config/product.mjs';
import { until } from '../bed/until.mjs';
import { Journal } from './journal.mjs';
import { vinOf } from './vins.mjs';
import { Visitor } from './visitor.mjs';

/**
 * @typedef {import('./journal.mjs').Operation} Operation
 *
 * @typedef {{ token: string }} Session of the sample member
 */

const MEMBER = 'member@example.com';
/** A client gives up then and repeats by its key. */
const CALL_MS = 10_000;
/** Pages that visitors without an account read. */
const PAGES = ['/', '/pricing', '/decode?vin=1FMCU0GX2EU000000'];
const READ_EVERY_MS = 100;
/** An address may buy 60 times a minute. */
const PURCHASE_EVERY_MS = 800;
/** A member may write 30 tickets a minute. */
const TICKET_EVERY_MS = 2_500;
const DOCUMENT_EVERY_MS = 500;
/** What isn't acknowledged is repeated for so long. */
const SETTLE_MS = 120_000;

const DAY_MS = 86_400_000;

const BUYERS = 3;
const READERS = 2;

export const PURCHASE = '/api-cwa/cwa_sticker_registration';

/** What every purchase of a sticker plan has, as the checkout sends it. */
const CART = {
  total_product: '1',
  decal: 'true',
  report_single: 'false',
  unlimited_vin_check: 'false',
  report_subscription: 'false',
  currency: 'USD',
  payment_gateway: 'sandbox',
  payment_token: 'sandbox-success',
};
/** One sticker, made for the VIN that comes with it. */
export const SINGLE = { ...CART, nos: '1', decal_single: 'true', price: '799', cart_plan: 'sticker-single' };
/** Credits for five stickers. */
export const BUNDLE = {
  ...CART,
  nos: '5',
  decal_single: 'false',
  price: '2499',
  cart_plan: 'sticker-bundle-5',
  vin: 'CREDIT',
};

/** Visitors who buy stickers, open tickets, and read pages, until they are stopped; all is written into the journal. */
export class Load {
  journal = new Journal();
  /** @type {Visitor[]} */
  #visitors = [];
  /** @type {Promise<void>[]} */
  #running = [];
  #stopping = false;
  /** Ten for each second of the day, which are more than it uses: no other run on the bed has had the same vehicles. */
  #serial = Math.floor((Date.now() % DAY_MS) / 100);

  async start() {
    const member = this.#visitor(1);
    const session = { token: await until('the sample member signs in', () => signIn(member), 30_000) };
    for (let at = 0; at < BUYERS; at += 1) this.#running.push(this.#buy(this.#visitor(10 + at)));
    this.#running.push(this.#writeTickets(member, session), this.#makeDocuments(this.#visitor(2), session));
    for (let at = 0; at < READERS; at += 1) this.#running.push(this.#read(this.#visitor(20 + at), at));
  }

  /** Begins nothing new; whatever isn't acknowledged yet is repeated until it is, for two minutes at most. */
  async stop() {
    this.#stopping = true;
    await Promise.all(this.#running);
    for (const visitor of this.#visitors) visitor.close();
  }

  /** @param {number} number */
  #visitor(number) {
    const visitor = new Visitor(`127.65.0.${number}`);
    this.#visitors.push(visitor);
    return visitor;
  }

  /** @param {Visitor} visitor */
  async #buy(visitor) {
    for (; !this.#stopping; await pause(PURCHASE_EVERY_MS)) {
      const key = randomUUID();
      const vin = vinOf((this.#serial += 1));
      const owner = `${key}@example.com`;
      const operation = this.journal.begin({ kind: 'purchase', key, owner, vin, credits: 1 });
      const fields = { ...SINGLE, email: owner, vin, idempotency_key: key };
      await this.#settle(visitor, operation, { path: PURCHASE, fields }, paidOrder);
    }
  }

  /** @param {Visitor} visitor @param {Session} session */
  async #writeTickets(visitor, session) {
    while (!this.#stopping) {
      const key = randomUUID();
      const operation = this.journal.begin({ kind: 'ticket', key, owner: MEMBER, vin: '', credits: 0 });
      const fields = { message: `Bed ${key}`, email: MEMBER, ticket_id: key, vin: vinOf(0) };
      const question = { path: '/api-cwa/create_support_ticket', fields, session };
      await this.#settle(visitor, operation, question, ({ number }) => ({ number }));
      await pause(TICKET_EVERY_MS);
    }
  }

  /** Buys credits for five stickers, and makes them. @param {Visitor} visitor @param {Session} session */
  async #makeDocuments(visitor, session) {
    while (!this.#stopping) {
      const key = randomUUID();
      const purchase = this.journal.begin({ kind: 'purchase', key, owner: MEMBER, vin: '', credits: 5 });
      const fields = { ...BUNDLE, email: MEMBER, idempotency_key: key };
      await this.#settle(visitor, purchase, { path: PURCHASE, fields, session }, paidOrder);
      for (let made = 0; made < 5 && !this.#stopping; made += 1) {
        const vin = vinOf((this.#serial += 1));
        const operation = this.journal.begin({ kind: 'document', key: vin, owner: MEMBER, vin, credits: 0 });
        const question = { path: '/api-cwa/generate-sticker', fields: { vin }, session };
        await this.#settle(visitor, operation, question, ({ id }) => ({ id }));
        await pause(DOCUMENT_EVERY_MS);
      }
    }
  }

  /**
   * Repeats a call with its key until it succeeds.
   *
   * @param {Visitor} visitor
   * @param {Operation} operation
   * @param {{ path: string; fields: Record<string, string>; session?: Session }} question
   * @param {(data: any) => Record<string, string> | null} take what is acknowledged; null: not yet
   */
  async #settle(visitor, operation, { path, fields, session }, take) {
    let left = SETTLE_MS;
    while (left > 0) {
      const began = performance.now();
      const at = this.journal.now();
      const answer = await visitor.ask({ path, fields, limitMs: CALL_MS, ...(session && { token: session.token }) });
      const { status, ms, retryAfter, fault, body } = answer;
      operation.attempts.push({
        at,
        ms,
        status,
        retryAfter,
        fault: fault ?? (status === 200 ? null : body.slice(0, 200)),
      });
      const acknowledged = status === 200 ? take(JSON.parse(body).data) : null;
      if (acknowledged) {
        operation.acknowledged = acknowledged;
        operation.acknowledgedAt = this.journal.now();
        return;
      }
      // A token lives for ten minutes.
      if (status === 401 && session) session.token = (await signIn(visitor)) ?? session.token;
      await pause(Math.min(retryAfter ?? 0.5, 1) * 1000);
      left -= performance.now() - began;
    }
  }

  /** @param {Visitor} visitor @param {number} offset */
  async #read(visitor, offset) {
    for (let turn = offset; !this.#stopping; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/';
      const at = this.journal.now();
      const { ms, status, retryAfter, fault } = await visitor.ask({ path, limitMs: CALL_MS });
      this.journal.reads.push({ path, at, ms, status, retryAfter, fault });
      await pause(READ_EVERY_MS);
    }
  }
}

/** @param {Visitor} visitor @returns {Promise<string | null>} the token; null if it didn't work */
async function signIn(visitor) {
  const fields = { email: MEMBER, pass: SAMPLE_PASSWORD };
  const { status, body } = await visitor.ask({ path: '/api-cwa/login', fields, limitMs: CALL_MS });
  return status === 200 ? JSON.parse(body).data.token : null;
}

/** What a paid order acknowledges; a pending one acknowledges nothing yet. @param {{ state: string; id: string }} order */
export const paidOrder = ({ state, id }) => (state === 'paid' ? { id } : null);
