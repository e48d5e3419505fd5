import type { Call, DataOf } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { useEffect, useState } from 'react';
import type { BrowserDecoder } from './browser-decoder.ts';

/** Ways to identify a vehicle on this site, and where the decoder's excerpts are. */
export type Ways = DataOf<typeof vehicleContract.vehicleWays>;

const asked = new WeakMap<Call, Promise<Ways>>();
const decoders = new WeakMap<Call, Promise<BrowserDecoder>>();

/** Caches one promise per `call`; a failed one is retried next time. */
function once<T>(kept: WeakMap<Call, Promise<T>>, call: Call, make: () => Promise<T>): Promise<T> {
  const known = kept.get(call);
  if (known) return known;
  const made = make();
  kept.set(call, made);
  made.catch(() => kept.delete(call));
  return made;
}

/** Fetches the ways once per page. */
function waysOf(call: Call): Promise<Ways> {
  return once(asked, call, () => call(vehicleContract.vehicleWays, {}));
}

/** The page's decoder. Its code is loaded when the first VIN is typed. */
export function browserDecoderOf(call: Call): Promise<BrowserDecoder> {
  return once(decoders, call, async () => {
    const [{ shards, release }, { createBrowserDecoder }] = await Promise.all([
      waysOf(call),
      import('./browser-decoder.ts'),
    ]);
    return createBrowserDecoder(shards, release);
  });
}

/**
 * Returns the ways once they're loaded.
 *
 * @param wanted false doesn't fetch yet
 * @returns undefined while loading, null if loading failed
 */
export function useWays(wanted: boolean): Ways | null | undefined {
  const call = useCall();
  const [ways, setWays] = useState<Ways | null>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    waysOf(call).then(
      (known) => !gone && setWays(known),
      () => !gone && setWays(null),
    );
    return () => {
      gone = true;
    };
  }, [call, wanted]);
  return ways;
}
