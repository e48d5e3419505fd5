/**
 * `node libs/vehicle/vpic/testing/judge/make-fixtures.mjs`: runs the fixtures' VINs through NHTSA's procedures and
 * writes fixtures.json.br. Requires the excerpt of NHTSA's dump (read-dump.mjs) and about two minutes. Answers change
 * with the calendar and with the generators next to this file.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { FIXTURE_RELEASES, writeFixtures } from './fixtures.mjs';
import { readExcerpt } from './read-dump.mjs';
import { syntheticRelease } from './synthetic-release.mjs';
import { openWalk } from './walk-vins.mjs';

const SEED = 1;

const { dump, reason } = readExcerpt();
if (!dump) throw new Error(reason);
// The judge imports TypeScript, which Node 20 doesn't run.
const { module } = await runnerImport(fileURLToPath(new URL('./judge.mjs', import.meta.url)), { logLevel: 'error' });
const day = new Date().toISOString().slice(0, 10);
const fixtures = [];
for (const { release: options, vins } of FIXTURE_RELEASES) {
  const release = syntheticRelease(options);
  const walk = openWalk(release);
  const asked = Array.from({ length: vins }, (_, step) => walk.at(SEED, step));
  const judge = await module.openJudge(dump, release);
  try {
    const judged = await judge.decode(asked);
    fixtures.push(asked.map((one, at) => ({ ...one, ...judged[at] })));
  } finally {
    await judge.close();
  }
}
console.log(`${writeFixtures(day, fixtures)} bytes`);
