import { acrossBrands } from '@vinlore/database';

/** What loads something anew. */
export interface Refresher {
  /** Loads; resolves once what it brings is there. */
  refresh(): Promise<void>;
  /** Resolves once no load is under way. */
  settled(): Promise<void>;
}

/**
 * Loads something anew whenever asked to, one load at a time: who asks while one runs gets another after it, so what is
 * there at the end is never older than the last request. A load that fails leaves things as they are.
 *
 * @param onDown told of the first failure in a row
 */
export function refresher(load: () => Promise<void>, onDown: (error: unknown) => void): Refresher {
  let loading: Promise<void> | null = null;
  let again = false;
  let isDown = false;
  const run = async () => {
    while (again) {
      again = false;
      try {
        // Asked by a request for one brand, it loads for whoever asks next.
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
