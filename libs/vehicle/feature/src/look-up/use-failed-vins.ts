import { useCall } from '@vinlore/ui';
import { tellsOfVin, vehicleContract } from '@vinlore/vehicle-domain';
import { useCallback, useRef } from 'react';

/** VINs of one field that staff are told of: more are somebody trying things out. */
const MOST = 10;

/**
 * Tells staff of a VIN that was submitted and could not be used, once each, so that they see what is missing (docs/decisions.md §3);
 * what that takes is none of the visitor's business. Whatever else got into the field is never sent.
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
