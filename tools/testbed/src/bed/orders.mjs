import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN } from '../places.mjs';
import { treeOf } from './process-tree.mjs';

/**
 * What the supervisor does on request.
 *
 * @param {import('./bed.mjs').Bed} bed
 */
export function ordersOf(bed) {
  return {
    status: async () => ({
      programs: bed.programs.map(({ name, pid, restarts }) => ({ name, pid: pid ?? null, restarts })),
      members: await bed.members(),
      processes: treeOf([1]).length,
    }),
    isWhole: () => bed.isWhole(),
    /** @param {string} name @param {NodeJS.Signals} signal */
    signal: async (name, signal) => bed.program(name).signal(signal),
    /** @param {string} name */
    start: async (name) => bed.program(name).start(),
    /** @param {string} name @param {NodeJS.Signals} [signal] */
    stop: (name, signal) => bed.program(name).stop(signal),
    migrateToNext: () => bed.migrateToNext(),
    /** @param {string} name */
    restartOnNext: (name) => bed.restartOnNext(name),
    /** @param {string} name */
    crashNode: async (name) => bed.node(name).crash(),
    /** @param {string} name */
    killPostgres: async (name) => bed.node(name).killPostgres(),
    /** @param {string} name */
    freezeNode: async (name) => bed.node(name).freeze(),
    /** @param {string} name */
    thawNode: async (name) => bed.node(name).thaw(),
    /** @param {string} name */
    fillDisk: (name) => bed.node(name).fillDisk(),
    /** @param {string} name */
    freeDisk: (name) => bed.node(name).freeDisk(),
    /** Whether the node's programs have to be started again for it. @param {string} name */
    nodeCanSetClock: async (name) => bed.node(name).canSetClock(),
    /** @param {string} name @param {number} seconds */
    setNodeClock: async (name, seconds) => bed.node(name).setClock(seconds),
    /** Whether the program has to be started again for it. @param {string} name */
    programCanSetClock: async (name) => bed.canSetClock(bed.program(name)),
    /** @param {string} name @param {number} seconds */
    setProgramClock: async (name, seconds) =>
      writeFileSync(join(RUN, `${name}.clock`), `${seconds < 0 ? '' : '+'}${seconds}s\n`),
  };
}
