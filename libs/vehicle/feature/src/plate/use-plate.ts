import { CallError, type DataOf } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { useEffect, useRef, useState } from 'react';

/** The vehicle a source found for a plate. */
export type FoundPlate = DataOf<typeof vehicleContract.licensePlateDecode>;

/** State of a plate lookup. */
export type PlateLookUp =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly found: FoundPlate }
  | { readonly kind: 'failed'; readonly error: CallError };

/** Looks up plates one at a time; a new lookup cancels the pending one. */
export function usePlate() {
  const call = useCall();
  const [state, setState] = useState<PlateLookUp>({ kind: 'idle' });
  const under = useRef<AbortController>(null);
  useEffect(() => () => under.current?.abort(), []);

  const ask = async (plate: string, region: string) => {
    under.current?.abort();
    const giveUp = new AbortController();
    under.current = giveUp;
    setState({ kind: 'asking' });
    try {
      const found = await call(vehicleContract.licensePlateDecode, { plate, state: region }, { signal: giveUp.signal });
      if (!giveUp.signal.aborted) setState({ kind: 'found', found });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!giveUp.signal.aborted) setState({ kind: 'failed', error });
    }
  };
  const forget = () => {
    under.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, ask, forget };
}
