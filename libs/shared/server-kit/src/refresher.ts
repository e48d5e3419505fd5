import { acrossBrands } from '@vinlore/database';

/** Reloads something on request. */
export interface Refresher {
  /** Loads; resolves once a load that started after this call has ended. */
  refresh(): Promise<void>;
  /** Resolves once no load is running. */
  settled(): Promise<void>;
}

/**
 * Reloads something on request, one load at a time. A request during a load causes another load after it, so the result
 * is never older than the last request. A failed load changes nothing.
 *
 * @param onDown called for the first failure in a row
 */
export function refresher(load: () => Promise<void>, onDown: (error: unknown) => void): Refresher {
  let loading: Promise<void> | null = null;
  let again = false;
  let isDown = false;
  const run = async () => {
    while (again) {
      again = false;
      try {
        // The request may be for one brand, but the load serves all of them.
        await acrossBrands(load);
        isDown = false;
      } catch (error) {
        if (!isDown) onDown(error);
        isDown = true;
      }
    }
    loading = null;
  };
  return {
    refresh: async () => {
      again = true;
      loading ??= run();
      await loading;
    },
    settled: async () => {
      await loading;
    },
  };
}
