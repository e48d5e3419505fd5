/** `npm run testbed -- ha …`, `… grow`, and `… soak`: see README.md. */
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask, down, isRunning, up } from './bed/outside.mjs';
import { grow } from './grow/grow.mjs';
import { FOLDER, FRONT_URL, PRIORITY, RESULTS } from './places.mjs';
import { SCENARIOS } from './scenarios/run.mjs';
import { readResults } from './series/results.mjs';
import { isGood, measure, series } from './series/series.mjs';
import { tableOf } from './series/table.mjs';
import { soak } from './soak/soak.mjs';

const USAGE = `Usage: npm run testbed -- ha up [--pool session|transaction]
                         ha down
                         ha status
                         ha run [scenario …] [--runs N]
                         ha series [scenario …] [--runs N] [--minutes T] [--pool session|transaction]
                         ha table [--commits A,B]
                         grow [--events 100m] [--first 1m] [--folder F] [--no-backup] [--partitions 4,16]
                         soak [--minutes 120] [--seed 1] [--folder F]
`;

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/** @param {readonly string[]} args @param {string} name @param {string} otherwise */
function option(args, name, otherwise) {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? otherwise : (args[at + 1] ?? otherwise);
}

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Where the bed's product is, and where results go.
 *
 * @param {readonly string[]} args
 * @returns {import('./series/series.mjs').Place}
 */
const place = (args) => ({
  product: process.env.TESTBED_PRODUCT ?? workspace,
  pool: option(args, 'pool', 'transaction') === 'session' ? 'session' : 'transaction',
  file: process.env.TESTBED_RESULTS ?? RESULTS,
});

/**
 * @param {readonly string[]} args
 * @returns {typeof SCENARIOS} those that are named; all if none is
 * @throws {Error} if one is unknown
 */
function chosen(args) {
  const names = args.filter((each, at) => !each.startsWith('--') && !args[at - 1]?.startsWith('--'));
  const unknown = names.filter((name) => !SCENARIOS.some((each) => each.name === name));
  if (unknown.length > 0)
    throw new Error(`Unknown scenario ${unknown[0]}: ${SCENARIOS.map((each) => each.name).join(', ')}.`);
  return names.length === 0 ? SCENARIOS : SCENARIOS.filter((each) => names.includes(each.name));
}

/** @type {Record<string, (args: readonly string[]) => Promise<number>>} */
const COMMANDS = {
  up: async (args) => {
    await up(place(args), say);
    say(`Up: ${FRONT_URL}, with a brand's host such as vinlore.localhost`);
    return 0;
  },
  down: async () => {
    await down();
    return 0;
  },
  status: async () => {
    if (!isRunning()) {
      say('The bed is down.');
      return 1;
    }
    say(JSON.stringify(await ask('status'), null, 2));
    return 0;
  },
  run: async (args) => {
    setPriority(PRIORITY);
    const scenarios = chosen(args);
    let bad = 0;
    for (const scenario of scenarios)
      for (let run = 0; run < Number(option(args, 'runs', '1')); run += 1)
        if (!isGood(await measure(scenario, place(args), say))) bad += 1;
    return bad === 0 && scenarios.length > 0 ? 0 : 1;
  },
  series: async (args) => {
    setPriority(PRIORITY);
    const runs = Number(option(args, 'runs', 'Infinity'));
    const minutes = Number(option(args, 'minutes', 'Infinity'));
    try {
      const results = await series(chosen(args), { ...place(args), runs, minutes }, say);
      return results.every(isGood) ? 0 : 1;
    } catch (error) {
      say(String(error));
      // The load is still at it.
      process.exit(1);
    } finally {
      say(tableOf(readResults(place(args).file), SCENARIOS));
    }
  },
  table: async (args) => {
    const commits = option(args, 'commits', '').split(',').filter(Boolean);
    const results = readResults(place(args).file);
    const counted = results.filter(({ commit }) => commits.length === 0 || commits.includes(commit));
    if (counted.length === 0) {
      say('No runs yet: npm run testbed -- ha series');
      return 1;
    }
    say(tableOf(counted, SCENARIOS));
    return 0;
  },
};

/** @param {readonly string[]} args */
const runGrow = (args) =>
  grow(
    {
      events: option(args, 'events', '100m'),
      first: option(args, 'first', '1m'),
      folder: option(args, 'folder', join(FOLDER, 'grow')),
      isBackedUp: !args.includes('--no-backup'),
      partitions: option(args, 'partitions', '').split(',').map(Number).filter(Boolean),
    },
    say,
  );

/** @param {readonly string[]} args */
function runSoak(args) {
  const [minutes, seed] = [Number(option(args, 'minutes', '120')), Number(option(args, 'seed', '1'))];
  if (!(minutes >= 1) || !Number.isInteger(seed)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const product = process.env.TESTBED_PRODUCT ?? workspace;
  return soak({ product, folder: option(args, 'folder', join(FOLDER, 'soak')), minutes, seed }, say);
}

const [bed, ...all] = process.argv.slice(2);
const [name = '', ...args] = all;
const run = bed === 'ha' ? COMMANDS[name] : undefined;
if (bed === 'grow') process.exitCode = await runGrow(all);
else if (bed === 'soak') process.exitCode = await runSoak(all);
else if (run) process.exitCode = await run(args);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
