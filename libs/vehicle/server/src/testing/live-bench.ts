import { createLogger } from '@vinlore/server-kit';
import { CATALOGUE_FILE, ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import { vi } from 'vitest';
import { type LiveVpic, openLiveVpic } from '../releases/live-vpic.ts';
import { releaseBench } from './made-up-release.ts';

/** The build's index and catalog. */
export const BUILT = { index: (await ensureIndex()).path, catalogue: CATALOGUE_FILE };

export const clock = () => new Date('2026-11-20');

/** A separate data folder with servers that decode from its releases; `log` counts the errors they log. */
export function liveBench() {
  const log = createLogger('silent');
  vi.spyOn(log, 'error');
  const bench = releaseBench();
  const servers: LiveVpic[] = [];
  return {
    ...bench,
    log,
    /** Starts a server. */
    start: (built = BUILT): LiveVpic => {
      const server = openLiveVpic({ dataDir: bench.dataDir, built, clock, log });
      servers.push(server);
      return server;
    },
    close: async () => {
      for (const each of servers) await each.close();
      bench.close();
      vi.restoreAllMocks();
    },
  };
}
