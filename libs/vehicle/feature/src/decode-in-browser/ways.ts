import type { Call, DataOf } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { useEffect, useState } from 'react';
import type { BrowserDecoder } from './browser-decoder.ts';

/** By which ways a vehicle can be named here, and where the decoder's excerpts lie. */
export type Ways = DataOf<typeof vehicleContract.vehicleWays>;

const asked = new WeakMap<Call, Promise<Ways>>();
const decoders = new WeakMap<Call, Promise<BrowserDecoder>>();

/** Keeps a promise per way to call; one that failed is made again the next time. */
function once<T>(kept: WeakMap<Call, Promise<T>>, call: Call, make: () => Promise<T>): Promise<T> {
  const known = kept.get(call);
  if (known) return known;
  const made = make();
  kept.set(call, made);
  made.catch(() => kept.delete(call));
  return made;
}

/** Asks for the ways, once a page. */
function waysOf(call: Call): Promise<Ways> {
  return once(asked, call, () => call(vehicleContract.vehicleWays, {}));
}

/** The page's own decoder; its code is fetched when the first VIN is typed. */
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
 * The ways, once they are known.
 *
 * @param wanted false asks for nothing yet
 * @returns undefined while they are not known, null when they could not be learned
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
