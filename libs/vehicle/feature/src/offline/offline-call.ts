import { type Call, CallError } from '@vinlore/contract';
import { vehicleContract } from '@vinlore/vehicle-domain';
import type { Ways } from '../decode-in-browser/ways.ts';

/**
 * Call implementation without a connection: the page embeds the one response the browser decoder needs, and every other
 * call fails immediately, like after the last retry.
 */
export function offlineCall(ways: Pick<Ways, 'shards' | 'release'>): Call {
  const brought: Ways = { ...ways, plate: { available: false, samples: [], samplesOnly: false } };
  const call = (row: { readonly name: string }) =>
    row.name === vehicleContract.vehicleWays.name
      ? Promise.resolve(brought)
      : Promise.reject(new CallError('network', '', 0));
  // The response type depends on the row; a single function signature can't express that.
  return call as unknown as Call;
}
