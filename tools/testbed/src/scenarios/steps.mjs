import { setTimeout as pause } from 'node:timers/promises';
import { fetchSoon, until } from '../bed/until.mjs';
import { AT, FRONT_URL } from '../places.mjs';
import { Visitor } from '../load/visitor.mjs';

/**
 * @typedef {object} Context
 * @property {(order: string, ...args: unknown[]) => Promise<any>} ask gives the bed an order
 * @property {import('../load/load.mjs').Load} load
 * @property {number | null} faultAt milliseconds of the journal; null until the fault begins
 * @property {string} node the node that the fault is about
 * @property {{ requests: number; reset: number }} counted requests of a rolling restart
 *
 * @typedef {import('./read.mjs').Step<Context>} Step
 */

/** @param {Context} context @param {string} role @returns {Promise<string>} name of the node in that role */
function nodeIn({ ask }, role) {
  return until(
    `a node is ${role}`,
    async () => {
      const { members } = await ask('status');
      return members.find((/** @type {{ role: string }} */ member) => member.role === role)?.name;
    },
    30_000,
  );
}

/** @param {string} name of an app server or a worker */
function readyOf(name) {
  const at = Number(name.at(-1)) - 1;
  return name.startsWith('worker') ? `http://${AT.workers[at]}:3001/readyz` : `http://${AT.apps[at]}:3000/readyz`;
}
/** @param {string} name @param {number} limitMs */
const isReady = (name, limitMs) => until(`${name} is ready`, async () => (await fetchSoon(readyOf(name))).ok, limitMs);

/** @param {Context['ask']} ask @param {string} seconds */
const whole = (ask, seconds) => until('the cluster is whole', () => ask('isWhole'), Number(seconds) * 1000, 500);

const APPS = AT.apps.map((_, at) => `app-${at + 1}`);
const WORKERS = AT.workers.map((_, at) => `worker-${at + 1}`);

/** What the lines of scenarios.feature do. @type {readonly Step[]} */
export const STEPS = [
  [/^the fault begins$/, async (context) => void (context.faultAt = context.load.journal.now())],
  [/^(\d+) seconds pass$/, (_, seconds) => pause(Number(seconds) * 1000)],
  [/^the cluster is whole within (\d+) seconds$/, ({ ask }, seconds) => whole(ask, seconds ?? '')],
  [
    /^the (primary|synchronous standby) crashes$/,
    async (context, role) => {
      context.node = await nodeIn(context, role === 'primary' ? 'leader' : 'sync_standby');
      await context.ask('crashNode', context.node);
    },
  ],
  [/^the crashed node starts again$/, ({ ask, node }) => ask('start', node)],
  [
    /^PostgreSQL of the primary is killed$/,
    async (context) => context.ask('killPostgres', await nodeIn(context, 'leader')),
  ],
  [
    /^the primary freezes$/,
    async (context) => {
      context.node = await nodeIn(context, 'leader');
      await context.ask('freezeNode', context.node);
    },
  ],
  [/^the frozen node thaws$/, ({ ask, node }) => ask('thawNode', node)],
  [/^([a-z]+(?:-\d)?) is killed$/, ({ ask }, name) => ask('signal', name, 'SIGKILL')],
  [
    /^([a-z]+(?:-\d)?) is ready within (\d+) seconds$/,
    (_, name = '', seconds = '') => isReady(name, Number(seconds) * 1000),
  ],
  [/^etcd stops$/, ({ ask }) => ask('stop', 'etcd')],
  [/^etcd starts$/, ({ ask }) => ask('start', 'etcd')],
  [
    /^the disk of the primary fills$/,
    async (context) => {
      context.node = await nodeIn(context, 'leader');
      await context.ask('fillDisk', context.node);
    },
  ],
  [/^the clocks can be set$/, letClocksBeSet],
  [
    /^the clocks are set back by an hour$/,
    async (context) => {
      context.node = await nodeIn(context, 'leader');
      await context.ask('setNodeClock', context.node, AN_HOUR);
      await context.ask('setProgramClock', 'app-1', AN_HOUR);
    },
  ],
  [
    /^the clocks are right again$/,
    async ({ ask, node }) => {
      await ask('setNodeClock', node, 0);
      await ask('setProgramClock', 'app-1', 0);
    },
  ],
  [/^the full disk is emptied$/, ({ ask, node }) => ask('freeDisk', node)],
  [
    /^each app server restarts in turn while (\d+) requests are made$/,
    (context, requests = '') =>
      restartInTurn(context, Number(requests), APPS, async (name) => {
        await context.ask('stop', name);
        await context.ask('start', name);
      }),
  ],
  [/^the next release migrates the database$/, ({ ask }) => ask('migrateToNext')],
  [
    /^each app server and worker moves to the next release in turn while (\d+) requests are made$/,
    (context, requests = '') =>
      restartInTurn(context, Number(requests), [...APPS, ...WORKERS], (name) => context.ask('restartOnNext', name)),
  ],
];

/**
 * Restarts one program after the other, each once the one before is ready, while requests are made and counted.
 *
 * @param {Context} context
 * @param {number} requests at least
 * @param {readonly string[]} names
 * @param {(name: string) => Promise<unknown>} restart
 */
async function restartInTurn({ counted }, requests, names, restart) {
  let going = true;
  const asking = countResets(requests, counted, () => going);
  try {
    for (const name of names) {
      await restart(name);
      await isReady(name, 60_000);
    }
  } finally {
    going = false;
    await asking;
  }
}

/** Clocks are as wrong as this. */
const AN_HOUR = -3_600;

/** Starts every node and an app server again, one after the other, with a clock that can be set, unless it can be already. @param {Context} context */
async function letClocksBeSet({ ask }) {
  for (const at of AT.nodes.keys()) {
    const name = `n${at + 1}`;
    if (!(await ask('nodeCanSetClock', name))) continue;
    await ask('stop', name);
    await ask('start', name);
    await whole(ask, '90');
  }
  if (!(await ask('programCanSetClock', 'app-1'))) return;
  await ask('stop', 'app-1');
  await ask('start', 'app-1');
  await isReady('app-1', 60_000);
}

const PACE_MS = 20;

/**
 * Asks for a page again and again, for as long as something goes on and at least so often, and counts requests without
 * an answer of the product.
 *
 * @param {number} least
 * @param {Context['counted']} counted
 * @param {() => boolean} going
 */
async function countResets(least, counted, going) {
  const path = new URL('/api/config', FRONT_URL).pathname;
  const visitors = Array.from({ length: 4 }, (_, at) => new Visitor(`127.65.1.${at + 1}`));
  await Promise.all(
    visitors.map(async (visitor) => {
      while (going() || counted.requests < least) {
        counted.requests += 1;
        const { status } = await visitor.ask({ path, limitMs: 10_000 });
        if (status !== 200) counted.reset += 1;
        await pause(PACE_MS);
      }
      visitor.close();
    }),
  );
}
