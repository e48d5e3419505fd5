import { useCall } from '@vinlore/ui';
import { type DecodedVehicle, vehicleContract } from '@vinlore/vehicle-domain';
import { useEffect, useState } from 'react';

/** Where the decoding of a VIN stands. */
export type Decoding =
  | { readonly kind: 'idle' }
  | { readonly kind: 'decoding' }
  | { readonly kind: 'decoded'; readonly vehicle: DecodedVehicle }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void };

/** How long a VIN stands still before it is decoded: pasting is one step, typing over a character is several. */
export const DECODE_DELAY_MS = 150;

type Answer = { readonly key: string } & ({ readonly vehicle: DecodedVehicle } | { readonly error: unknown });

/**
 * Decodes a whole VIN. A VIN that changes gives up the call under way.
 *
 * @param vin 17 characters, or null while there is nothing to decode
 */
export function useDecoded(vin: string | null): Decoding {
  const call = useCall();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = `${attempt}:${vin}`;

  useEffect(() => {
    if (vin === null) return;
    const giveUp = new AbortController();
    const later = setTimeout(() => {
      call(vehicleContract.decode, { vin }, { signal: giveUp.signal }).then(
        (vehicle) => !giveUp.signal.aborted && setAnswer({ key, vehicle }),
        (error: unknown) => !giveUp.signal.aborted && setAnswer({ key, error }),
      );
    }, DECODE_DELAY_MS);
    return () => {
      clearTimeout(later);
      giveUp.abort();
    };
  }, [call, vin, key]);

  if (vin === null) return { kind: 'idle' };
  if (answer?.key !== key) return { kind: 'decoding' };
  if ('vehicle' in answer) return { kind: 'decoded', vehicle: answer.vehicle };
  return { kind: 'failed', error: answer.error, retry: () => setAttempt((count) => count + 1) };
}
