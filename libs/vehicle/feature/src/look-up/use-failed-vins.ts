import { useCall } from '@vinlore/ui';
import { tellsOfVin, vehicleContract } from '@vinlore/vehicle-domain';
import { useCallback, useRef } from 'react';

/** Maximum number of VINs reported per field; beyond that someone is just experimenting. */
const MOST = 10;

/**
 * Reports each submitted VIN that couldn't be used, once, so staff see what's missing (docs/decisions.md §3). Errors
 * are ignored, since the visitor doesn't need to know. Anything else that ended up in the field is never sent.
 */
export function useFailedVins(): (vin: string) => void {
  const call = useCall();
  const sent = useRef(new Set<string>());
  return useCallback(
    (vin) => {
      if (sent.current.size >= MOST || sent.current.has(vin) || !tellsOfVin(vin)) return;
      sent.current.add(vin);
      call(vehicleContract.errorVin, { vin }).catch(() => {});
    },
    [call],
  );
}
