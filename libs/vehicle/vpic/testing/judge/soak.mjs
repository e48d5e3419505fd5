import { openJudge } from './judge.mjs';
import { syntheticRelease } from './synthetic-release.mjs';
import { openWalk } from './walk-vins.mjs';

/** VINs per release before the next one is generated. */
const CHUNK = 2_000;
const BATCH = 250;

const MINUTE = 60_000;

/**
 * Yields the judged VINs of a soak. `SOAK_RUNS` sets how many, or `SOAK_MINUTES` how long; `SOAK_FROM` is the first
 * step, so a soak can continue where an earlier one ended and cover other releases and VINs. Every tenth release is the
 * excerpt of NHTSA's own; half of the others have an exception in the cache of valid characters.
 *
 * @param {import('./read-dump.d.mts').Dump} dump
 * @param {import('./synthetic-release.d.mts').Release} excerpt the dump's rows
 * @returns {AsyncGenerator<import('./soak.d.mts').JudgedBatch>}
 */
export async function* judgedBatches(dump, excerpt) {
  const first = Number(process.env.SOAK_FROM ?? 0);
  const minutes = Number(process.env.SOAK_MINUTES ?? 0);
  const until = minutes > 0 ? Date.now() + minutes * MINUTE : Infinity;
  const end = minutes > 0 ? Infinity : first + Number(process.env.SOAK_RUNS ?? 0);
  for (let step = first; step < end && Date.now() < until;) {
    const chunk = Math.floor(step / CHUNK);
    const isExcerpt = chunk % 10 === 9;
    const options = { seed: 100 + chunk, size: /** @type {const} */ ('small'), cacheExceptions: chunk % 2 === 1 };
    const release = isExcerpt ? excerpt : syntheticRelease(options);
    const walk = openWalk(release);
    const judge = await openJudge(dump, isExcerpt ? undefined : release);
    try {
      for (const last = Math.min(end, (chunk + 1) * CHUNK); step < last && Date.now() < until;) {
        const count = Math.min(BATCH, last - step);
        const asked = Array.from({ length: count }, (_, at) => walk.at(chunk, step + at));
        const judged = await judge.decode(asked);
        yield { step, release, today: new Date(), answers: asked.map((one, at) => ({ ...one, ...judged[at] })) };
        step += count;
      }
    } finally {
      await judge.close();
    }
  }
}
