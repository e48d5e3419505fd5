import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { SAMPLE_PASSWORD } from '../config/product.mjs';
import { Journal } from '../load/journal.mjs';
import { BUNDLE, paidOrder, PURCHASE, SINGLE } from '../load/load.mjs';
import { vinOf } from '../load/vins.mjs';
import { Visitor } from '../load/visitor.mjs';
import { Histogram, randomOf } from './statistics.mjs';

/**
 * @typedef {import('../load/journal.mjs').Operation} Operation
 * @typedef {import('../load/visitor.mjs').Question} Question
 * @typedef {{ weight: number; run: () => Promise<unknown> }} Errand
 */

const MEMBER = 'member@example.com';
/** The sample owner, who works at the desk. */
const OWNER = { email: 'staff@example.com', pass: SAMPLE_PASSWORD };
const CODES = fileURLToPath(new URL('../../../../libs/account/domain/src/second-factor/totp.ts', import.meta.url));
const HOST = 'vinlore.localhost';
const DESK = `desk.${HOST}`;
const CALL_MS = 10_000;
/** What isn't acknowledged is repeated for so long. */
const SETTLE_MS = 90_000;
/** Visitors with an address of their own; more of them than may buy or sign in within a minute. */
const VISITORS = 64;
/** No more are started while so many calls wait: a server that is down gets no queue of thousands. */
const MOST_WAITING = 200;
/** Each level of the ramp is held that long. */
const LEVELS = [2, 4, 8, 16];

const PAGES = ['/', '/pricing', '/recalls', '/decode?vin=1FMCU0GX2EU000000', '/decode?vin=1HGCM82673A000000'];
const LOOK_UPS = [
  '/api/recall-check/vin?vin=1HGCM82633A004352',
  '/api/model-facts?vin=1FMCU0GX2EU000000',
  '/api-cwa/get-stickeryear',
  '/api-cwa/plans',
];
const SAMPLE_PAPER = '/api-cwa/sample-report-pdf?vin=1FMCU0GX2EU000000';
const DESK_LISTS = ['orders', 'members', 'tickets', 'health'];

/** Visitors at a steady rate, whatever the server takes for an answer; everything that has to be kept is in the journal. */
export class Drive {
  journal = new Journal();
  /** Answered calls by minute since {@link begin}. @type {Map<number, Histogram>} */
  minutes = new Map();
  /** How each kind of errand ended. @type {Map<string, Record<string, number>>} */
  outcomes = new Map();
  /** @type {Map<string, string>} */
  failures = new Map();
  deskToken = '';
  /** @type {string | null} */
  #memberToken = null;
  /** Links of PDFs that were bought. @type {string[]} */
  #papers = [];
  #waiting = 0;
  #stopping = false;
  #began = performance.now();
  #serial;
  /** @type {Visitor[]} */
  #visitors;
  #desk;
  #random;

  /** @param {import('../load/visitor.mjs').Target} target @param {number} seed */
  constructor(target, seed) {
    this.target = target;
    this.#random = randomOf(seed);
    this.#serial = Math.floor(this.#random() * 400_000);
    this.#visitors = Array.from({ length: VISITORS }, (_, at) => new Visitor(`127.66.0.${at + 1}`, target, HOST));
    this.#desk = new Visitor('127.66.1.1', target, DESK);
    // A session with a second factor is bound to its browser's cookies.
    this.#desk.cookies = new Map();
  }

  /** What visitors do, and how often compared with each other. @type {Record<string, Errand>} */
  errands = {
    page: { weight: 34, run: () => this.#ask('page', { path: this.#one(PAGES) }) },
    decode: { weight: 24, run: () => this.#ask('decode', { path: `/api/decode?vin=${this.#vin()}` }) },
    lookUp: { weight: 14, run: () => this.#ask('lookUp', { path: this.#one(LOOK_UPS) }) },
    pdf: { weight: 6, run: () => this.#readPaper() },
    purchase: { weight: 5, run: () => this.#buy() },
    document: { weight: 4, run: () => this.#makeDocument() },
    desk: { weight: 5, run: () => this.#askDesk(this.#one(DESK_LISTS)) },
    ticket: { weight: 2, run: () => this.#writeTicket() },
    signIn: { weight: 2, run: () => this.#signIn() },
    hangUp: { weight: 4, run: () => this.#hangUp() },
  };

  /** Counts minutes from now on. */
  begin() {
    this.#began = performance.now();
    this.minutes.clear();
  }

  /** Hours since {@link begin}. */
  get at() {
    return (performance.now() - this.#began) / 3_600_000;
  }

  /**
   * Finds out how many errands the server does in a second: the best of some numbers of visitors at once.
   *
   * @param {number} seconds of each number
   */
  async capacity(seconds) {
    let best = 0;
    for (const visitors of LEVELS) {
      let done = 0;
      const began = performance.now();
      const end = began + seconds * 1000;
      const visit = async () => {
        while (performance.now() < end) {
          await this.#pick().run();
          done += 1;
        }
      };
      await Promise.all(Array.from({ length: visitors }, visit));
      best = Math.max(best, (done * 1000) / (performance.now() - began));
    }
    return best;
  }

  /**
   * Sends errands at random times until {@link stop}.
   *
   * @param {number} perSecond on average
   */
  async hold(perSecond) {
    /** @type {Set<Promise<unknown>>} */
    const running = new Set();
    let next = performance.now();
    while (!this.#stopping) {
      next += (-Math.log(1 - this.#random()) * 1000) / perSecond;
      if (next > performance.now()) await pause(next - performance.now());
      if (this.#waiting >= MOST_WAITING) continue;
      this.#waiting += 1;
      const errand = this.#pick()
        .run()
        .finally(() => {
          this.#waiting -= 1;
          running.delete(errand);
        });
      running.add(errand);
    }
    await Promise.all(running);
    for (const visitor of [...this.#visitors, this.#desk]) visitor.close();
  }

  /** Begins nothing new; what isn't acknowledged yet is repeated until it is. */
  stop() {
    this.#stopping = true;
  }

  /** @param {string} path @param {unknown} json a call of the desk */
  callDesk(path, json) {
    return this.#desk.ask({ path: `/api-cwa/staff/${path}`, json, token: this.deskToken, limitMs: CALL_MS });
  }

  /** Signs in at the desk. @returns {Promise<boolean>} whether the server took one of the codes */
  async enterDesk() {
    const { module } = await (this.#codes ??= runnerImport(CODES, { logLevel: 'error' }));
    const login = await this.#desk.ask({ path: '/api-cwa/login', fields: OWNER, limitMs: CALL_MS });
    if (login.status !== 200) return false;
    this.deskToken = JSON.parse(login.body).data.token;
    const secret = await module.sampleSecret(OWNER.email, OWNER.pass);
    // A code works once, and the one before may have taken it.
    for (const ahead of [0, 1, -1]) {
      const code = module.totpCode(secret, module.stepAt(new Date()) + ahead);
      const { status, body } = await this.callDesk('second-factor/give', { code });
      if (status !== 200) continue;
      this.deskToken = JSON.parse(body).data.token;
      return true;
    }
    return false;
  }

  /** @type {Promise<{ module: typeof import('../../../../libs/account/domain/src/second-factor/totp.ts') }> | undefined} */
  #codes;

  /** @returns {Errand} */
  #pick() {
    const all = Object.values(this.errands);
    let left = this.#random() * all.reduce((sum, { weight }) => sum + weight, 0);
    return /** @type {Errand} */ (all.find(({ weight }) => (left -= weight) < 0) ?? all[0]);
  }

  /** @template Value @param {readonly Value[]} values @returns {Value} */
  #one(values) {
    return /** @type {Value} */ (values[Math.floor(this.#random() * values.length)]);
  }

  #vin() {
    return vinOf((this.#serial += 1) % 1_000_000);
  }

  /** @param {string} kind @param {Omit<Question, 'limitMs'>} question @param {Visitor} [visitor] */
  async #ask(kind, question, visitor = this.#one(this.#visitors)) {
    const answer = await visitor.ask({ ...question, limitMs: CALL_MS });
    const minute = Math.floor(this.at * 60);
    const histogram = this.minutes.get(minute) ?? new Histogram();
    this.minutes.set(minute, histogram);
    if (answer.status >= 200 && answer.status < 300) histogram.add(answer.ms);
    const counts = this.outcomes.get(kind) ?? {};
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    this.outcomes.set(kind, counts);
    if (answer.status !== 200) this.failures.set(`${kind} ${answer.status}`, answer.fault ?? answer.body.slice(0, 200));
    return answer;
  }

  async #signIn() {
    const fields = { email: MEMBER, pass: SAMPLE_PASSWORD };
    const { status, body } = await this.#ask('signIn', { path: '/api-cwa/login', fields });
    if (status === 200) this.#memberToken = JSON.parse(body).data.token;
    return this.#memberToken;
  }

  /**
   * Repeats a call with its key until it succeeds.
   *
   * @param {string} kind
   * @param {Operation} operation
   * @param {{ path: string; fields: Record<string, string>; isMember: boolean }} question
   * @param {(data: any) => Record<string, string> | null} take what is acknowledged; null: not yet
   */
  async #settle(kind, operation, { path, fields, isMember }, take) {
    const visitor = this.#one(this.#visitors);
    const end = performance.now() + SETTLE_MS;
    while (performance.now() < end) {
      const token = isMember ? (this.#memberToken ?? (await this.#signIn())) : null;
      const at = this.journal.now();
      const answer = await this.#ask(kind, { path, fields, ...(token !== null && { token }) }, visitor);
      const { status, ms, retryAfter, fault, body } = answer;
      operation.attempts.push({ at, ms, status, retryAfter, fault });
      const acknowledged = status === 200 ? take(JSON.parse(body).data) : null;
      if (acknowledged) {
        operation.acknowledged = acknowledged;
        operation.acknowledgedAt = this.journal.now();
        return JSON.parse(body).data;
      }
      // A token lives for ten minutes.
      if (status === 401) this.#memberToken = null;
      await pause(Math.min(retryAfter ?? 0.5, 2) * 1000);
    }
    return null;
  }

  async #buy() {
    const key = randomUUID();
    const vin = this.#vin();
    const owner = `${key}@example.com`;
    const operation = this.journal.begin({ kind: 'purchase', key, owner, vin, credits: 1 });
    const fields = { ...SINGLE, email: owner, vin, idempotency_key: key };
    const order = await this.#settle('purchase', operation, { path: PURCHASE, fields, isMember: false }, paidOrder);
    this.#keepPaper(order?.document?.pdf_url);
  }

  /** Buys credits for five stickers once they are spent, and makes one. */
  async #makeDocument() {
    const vin = this.#vin();
    if (this.#credits < 1) {
      this.#credits += 5;
      const key = randomUUID();
      const purchase = this.journal.begin({ kind: 'purchase', key, owner: MEMBER, vin: '', credits: 5 });
      const fields = { ...BUNDLE, email: MEMBER, idempotency_key: key };
      await this.#settle('bundle', purchase, { path: PURCHASE, fields, isMember: true }, paidOrder);
    }
    this.#credits -= 1;
    const operation = this.journal.begin({ kind: 'document', key: vin, owner: MEMBER, vin, credits: 0 });
    const question = { path: '/api-cwa/generate-sticker', fields: { vin }, isMember: true };
    const made = await this.#settle('document', operation, question, ({ id }) => ({ id }));
    this.#keepPaper(made?.pdf_url);
  }

  /** Left of those that were bought. */
  #credits = 0;

  async #writeTicket() {
    const key = randomUUID();
    const operation = this.journal.begin({ kind: 'ticket', key, owner: MEMBER, vin: '', credits: 0 });
    const fields = { message: `Soak ${key}`, email: MEMBER, ticket_id: key, vin: vinOf(0) };
    const question = { path: '/api-cwa/create_support_ticket', fields, isMember: true };
    await this.#settle('ticket', operation, question, ({ number }) => ({ number }));
  }

  /** @param {string | undefined} url */
  #keepPaper(url) {
    if (!url) return;
    const { pathname, search } = new URL(url, 'http://any');
    this.#papers = [...this.#papers.slice(-99), pathname + search];
  }

  #readPaper() {
    return this.#ask('pdf', { path: this.#papers.length > 0 ? this.#one(this.#papers) : SAMPLE_PAPER });
  }

  /** @param {string} list */
  async #askDesk(list) {
    const question = { path: `/api-cwa/staff/${list}`, token: this.deskToken };
    const { status } = await this.#ask(`desk ${list}`, question, this.#desk);
    // A token lives for ten minutes.
    if (status === 401) await (this.#entering ??= this.enterDesk().finally(() => (this.#entering = undefined)));
  }

  /** @type {Promise<boolean> | undefined} */
  #entering;

  /** Begins a download and hangs up with the first bytes. */
  #hangUp() {
    const path = this.#papers.length > 0 ? this.#one(this.#papers) : SAMPLE_PAPER;
    return new Promise((done) => {
      const asked = http.get({ ...this.target, path, headers: { host: HOST }, agent: false }, (answer) => {
        answer.once('data', () => asked.destroy());
        answer.once('end', () => done(undefined));
      });
      asked.setTimeout(CALL_MS, () => asked.destroy());
      asked.once('error', () => done(undefined));
      asked.once('close', () => done(undefined));
    });
  }
}
