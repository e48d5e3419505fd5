/** `npm run testbed -- ha …` and `… grow`: see README.md. */
import { appendFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask, down, isRunning, up } from './bed/outside.mjs';
import { grow } from './grow/grow.mjs';
import { FOLDER, FRONT_URL, PRIORITY } from './places.mjs';
import { runScenario, SCENARIOS } from './scenarios/run.mjs';

const USAGE = `Usage: npm run testbed -- ha up [--pool session|transaction]
                         ha down
                         ha status
                         ha run [scenario …] [--runs N]
                         grow [--events 100m] [--first 1m] [--folder F] [--no-backup] [--partitions 4,16]
`;

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/** @param {readonly string[]} args @param {string} name @param {string} otherwise */
function option(args, name, otherwise) {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? otherwise : (args[at + 1] ?? otherwise);
}

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** @type {Record<string, (args: readonly string[]) => Promise<number>>} */
const COMMANDS = {
  up: async (args) => {
    const pool = option(args, 'pool', 'transaction') === 'session' ? 'session' : 'transaction';
    await up({ product: process.env.TESTBED_PRODUCT ?? workspace, pool }, say);
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
    const runs = Number(option(args, 'runs', '1'));
    const names = args.filter((each, at) => !each.startsWith('--') && args[at - 1] !== '--runs');
    const chosen = names.length === 0 ? SCENARIOS : SCENARIOS.filter((each) => names.includes(each.name));
    if (chosen.length === 0) {
      say(`No such scenario: ${SCENARIOS.map((each) => each.name).join(', ')}`);
      return 2;
    }
    let bad = 0;
    for (const scenario of chosen)
      for (let run = 0; run < runs; run += 1) {
        const { journal, ...result } = await runScenario(scenario);
        say(JSON.stringify(result));
        appendFileSync(join(FOLDER, 'results.ndjson'), `${JSON.stringify(result)}\n`);
        const isBad = result.failed !== null || result.lost.length + result.doubled.length + result.unsettled > 0;
        if (!isBad && process.env.JOURNALS === undefined) continue;
        bad += 1;
        const file = join(FOLDER, `journal-${scenario.name}-${Date.now()}.json`);
        appendFileSync(file, JSON.stringify(journal));
        say(`The journal of this run: ${file}`);
      }
    return bad === 0 ? 0 : 1;
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

const [bed, ...all] = process.argv.slice(2);
const [name = '', ...args] = all;
const run = bed === 'ha' ? COMMANDS[name] : undefined;
if (bed === 'grow') process.exitCode = await runGrow(all);
else if (run) process.exitCode = await run(args);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
