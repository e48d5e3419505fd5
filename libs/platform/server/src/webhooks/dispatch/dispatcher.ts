import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { acrossBrands, type Database, type Log, type Tx } from '@vinlore/database';
import { postPublic } from '@vinlore/server-kit';
import { LANE_LIMITS, Lanes, type LaneLimits } from './lanes.ts';
import { Leased } from './leased.ts';
import { type EndedAttempt, healthAfter, resultOf } from './outcome.ts';
import {
  type DisabledEndpoint,
  type DueDelivery,
  dueDeliveries,
  holdDeliveries,
  leaseEndpoints,
  type LeasedEndpoint,
  lockLeased,
  releaseLeases,
  renewLeases,
  storeAttempts,
  storeHealth,
  takeWakes,
} from './queue.ts';
import { ATTEMPT_MS, type PostWebhook, type SendDeps, sendWebhook } from './send-webhook.ts';

/** Time after which another worker takes over from one that was killed; renewed at half. */
export const LEASE_MS = 30_000;
/** How often the tables are looked at: this process's own events are sent right away. */
const POLL_MS = 500;
/** Pause after the database was away. */
const AWAY_MS = 1_000;
/** A loop without a good turn for this long isn't working. */
const STUCK_MS = 60_000;
/** Deliveries loaded beyond what may start, for those that turn out to be behind an earlier one. */
const SPARE = 16;

/** Dependencies of the dispatcher. */
export interface DispatcherDeps extends Omit<SendDeps, 'post'> {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  /** Tells the owner that an endpoint was disabled, in the same transaction. */
  readonly onDisabled: (tx: Tx, endpoint: DisabledEndpoint) => Promise<void>;
  readonly post?: PostWebhook;
  readonly limits?: LaneLimits;
  /** Between 0 and 1. */
  readonly random?: () => number;
}

/** Delivers webhooks. Runs in each process that runs jobs; several share the endpoints. */
export interface WebhookDispatcher {
  start(): void;
  /** Looks for new events now. */
  wake(): void;
  /** One turn, and all deliveries that it started. @returns how many were started */
  work(): Promise<number>;
  /** Whether it was started, but the last good turn is over a minute old. */
  isStuck(): boolean;
  /** Waits for deliveries under way, and lets other workers have the endpoints. */
  stop(): Promise<void>;
}

const isDisabled = (endpoint: LeasedEndpoint): endpoint is DisabledEndpoint => endpoint.disabled !== null;

/** Returns a process's dispatcher of webhooks (ADR 72). */
export function createDispatcher(deps: DispatcherDeps): WebhookDispatcher {
  const { database, clock, log, onDisabled, post = postPublic, limits = LANE_LIMITS, random = Math.random } = deps;
  const worker = randomUUID();
  const lanes = new Lanes(limits);
  const leased = new Map<string, Leased>();
  const sending = new Set<Promise<void>>();
  let ended: EndedAttempt[] = [];
  let renewedAt = 0;
  let goodAt: number | undefined;
  let loop: Promise<void> | undefined;
  let stopping = false;
  let stir = () => {};

  /** Stores what has ended, and lets go of endpoints that are done. */
  async function settle(all: boolean): Promise<void> {
    const batch = [...ended];
    const endedOf = new Map<string, number>();
    for (const { endpointId } of batch) endedOf.set(endpointId, (endedOf.get(endpointId) ?? 0) + 1);
    const done = [...leased.values()].filter((each) => each.isDone(endedOf.get(each.endpoint.id) ?? 0, all));
    if (batch.length === 0 && done.length === 0) return;
    const ids = [
      ...new Set([...batch.map(({ endpointId }) => endpointId), ...done.map(({ endpoint }) => endpoint.id)]),
    ];
    const known = await database.transaction(async (tx) => {
      const at = clock();
      const mine = new Map((await lockLeased(tx, worker, ids)).map((endpoint) => [endpoint.id, endpoint]));
      const stored = batch.filter(({ endpointId }) => mine.has(endpointId));
      if (stored.length > 0) {
        const results = stored.map((each) => ({ ...each, result: resultOf(each, at, random()) }));
        await storeAttempts(tx, results, at);
        const disabledBefore = new Set(
          [...mine.values()].flatMap(({ id, disabled }) => (disabled === null ? [] : [id])),
        );
        for (const { endpointId, outcome } of stored)
          mine.set(endpointId, { ...mine.get(endpointId)!, ...healthAfter(mine.get(endpointId)!, outcome, at) });
        const changed = [...new Set(stored.map(({ endpointId }) => endpointId))].map((id) => mine.get(id)!);
        await storeHealth(tx, changed, at);
        for (const endpoint of changed)
          if (isDisabled(endpoint) && !disabledBefore.has(endpoint.id)) await onDisabled(tx, endpoint);
      }
      const over = done.filter(({ endpoint }) => mine.has(endpoint.id)).map(({ endpoint }) => endpoint.id);
      if (over.length > 0) await releaseLeases(tx, over, at);
      return mine;
    });
    for (const id of ids) {
      const [own, endpoint] = [leased.get(id), known.get(id)];
      if (!endpoint) lose(id);
      else if (own) own.endpoint = endpoint;
    }
    ended = ended.slice(batch.length);
    // Only now: until its outcome is stored, a delivery still looks due.
    for (const { endpointId, deliveryId } of batch) leased.get(endpointId)?.end(deliveryId);
    for (const { endpoint } of done) leased.delete(endpoint.id);
  }

  function lose(id: string): void {
    const own = leased.get(id);
    if (own) own.lost = true;
    leased.delete(id);
  }

  async function renew(now: Date): Promise<void> {
    if (now.getTime() - renewedAt < LEASE_MS / 3) return;
    const ids = [...leased.keys()];
    if (ids.length > 0) {
      const until = new Date(now.getTime() + LEASE_MS);
      const kept = new Set(await renewLeases(database, { worker, until }, ids));
      for (const id of ids) if (!kept.has(id)) lose(id);
    }
    renewedAt = now.getTime();
  }

  async function lease(now: Date): Promise<void> {
    for (const slow of [false, true]) {
      // An endpoint that isn't sending yet takes its place in this turn.
      const waiting = [...leased.values()].filter((each) => each.slow === slow && each.underWay.size === 0).length;
      const most = lanes.room(slow) - waiting;
      if (most <= 0) continue;
      const until = new Date(now.getTime() + LEASE_MS);
      const found = await leaseEndpoints(database, { worker, at: now, until }, { slow, most });
      for (const endpoint of found) {
        lose(endpoint.id);
        leased.set(endpoint.id, new Leased(endpoint));
      }
    }
  }

  /** Starts what is due. @returns how many deliveries were started, and how many were set aside */
  async function begin(now: Date): Promise<{ begun: number; held: number }> {
    const asked = [...leased.values()].flatMap((own) => {
      const room = Math.min(own.room(now.getTime()), lanes.room(own.slow));
      return room > 0 ? [{ id: own.endpoint.id, most: room + SPARE, busy: [...own.underWay.keys()] }] : [];
    });
    if (asked.length === 0) return { begun: 0, held: 0 };
    const due = await dueDeliveries(database, asked, now);
    const held = due.filter(({ behind }) => behind);
    if (held.length > 0)
      await holdDeliveries(
        database,
        held.map(({ id }) => id),
      );
    for (const { endpointId } of held) leased.get(endpointId)?.holds();
    const found = new Map<string, number>();
    for (const { endpointId } of due) found.set(endpointId, (found.get(endpointId) ?? 0) + 1);
    let begun = 0;
    for (const delivery of due) {
      const own = leased.get(delivery.endpointId);
      if (delivery.behind || !own || own.room(now.getTime()) <= 0 || lanes.room(own.slow) <= 0) continue;
      send(own, delivery);
      begun += 1;
    }
    for (const { id, most } of asked) {
      const own = leased.get(id);
      const count = found.get(id) ?? 0;
      // All there is was loaded, and all of it was started or set aside.
      if (own && count < most && own.room(now.getTime()) > 0) own.ranDry(now.getTime());
    }
    return { begun, held: held.length };
  }

  function send(own: Leased, delivery: DueDelivery): void {
    const { id: deliveryId, endpointId, objectId, attempts } = delivery;
    const { endpoint } = own;
    own.begin(deliveryId, objectId);
    const leave = lanes.enter(own.slow, () => stir());
    const at = clock();
    const started = performance.now();
    const attempt = { endpointId, deliveryId, objectId, attempt: attempts + 1, at };
    const sent = sendWebhook({ ...deps, post }, endpoint, delivery, at)
      .then((outcome) => {
        if (!own.lost) ended.push({ ...attempt, durationMs: performance.now() - started, outcome });
      })
      // Such as a key that is missing here: tried again once the lease has ended, perhaps by another worker.
      .catch((error: unknown) => {
        log({ level: 'error', msg: 'A webhook could not be sent', endpointId, error });
        lose(endpointId);
      })
      .finally(() => {
        leave();
        sending.delete(sent);
        stir();
      });
    sending.add(sent);
  }

  /** @returns as `begin` */
  async function turn(): Promise<{ begun: number; held: number }> {
    await settle(false);
    const now = clock();
    await renew(now);
    for (const id of await takeWakes(database, now)) leased.get(id)?.wake();
    await lease(now);
    const begun = await begin(now);
    goodAt = performance.now();
    return begun;
  }

  async function run(): Promise<void> {
    while (!stopping) {
      let stirred = false;
      const rest = new AbortController();
      stir = () => {
        stirred = true;
        rest.abort();
      };
      try {
        const { begun, held } = await turn();
        const isDone = [...leased.values()].some((each) => each.isDone(0, false));
        if (begun > 0 || held > 0 || ended.length > 0 || isDone || stirred) continue;
        await pause(POLL_MS, undefined, { signal: rest.signal }).catch(() => {});
      } catch (error) {
        if (stopping) return;
        log({ level: 'error', msg: 'Delivering webhooks failed; trying again', error });
        await pause(AWAY_MS);
      }
    }
  }

  return {
    start() {
      goodAt = performance.now();
      loop ??= acrossBrands(run);
    },
    wake: () => stir(),
    work: () =>
      acrossBrands(async () => {
        const { begun } = await turn();
        await Promise.all(sending);
        await settle(false);
        return begun;
      }),
    isStuck: () => goodAt !== undefined && loop !== undefined && performance.now() - goodAt > STUCK_MS,
    async stop() {
      if (stopping) return;
      stopping = true;
      stir();
      await loop;
      await Promise.race([Promise.all(sending), pause(ATTEMPT_MS, undefined, { ref: false })]);
      await acrossBrands(() => settle(true)).catch((error: unknown) =>
        log({ level: 'warn', msg: 'Webhooks under way will be sent again, because their outcome isn’t stored', error }),
      );
    },
  };
}
