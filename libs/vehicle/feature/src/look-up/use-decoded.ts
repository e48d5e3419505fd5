import { useCall } from '@vinlore/ui';
import { checkDigitIsMandatory, type DecodedVehicle, vehicleContract } from '@vinlore/vehicle-domain';
import { useEffect, useState } from 'react';
import { browserDecoderOf } from '../decode-in-browser/ways.ts';

/** Where the decoding of a VIN stands. */
export type Decoding =
  | { readonly kind: 'idle' }
  | { readonly kind: 'decoding' }
  /** What is certain so far, of a whole VIN or one being typed. */
  | { readonly kind: 'decoded'; readonly vehicle: DecodedVehicle; readonly impossible: readonly number[] }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void };

/**
 * Positions to mark in the field: those that cannot be right on a vehicle whose maker must follow the rule (49 CFR
 * 565.15). Elsewhere such characters mean something else.
 */
export function impossibleOf(decoding: Decoding): readonly number[] {
  if (decoding.kind !== 'decoded' || !checkDigitIsMandatory(decoding.vehicle.vin)) return [];
  return decoding.impossible;
}

/** How long a VIN stands still before the server is asked: pasting is one step, typing over a character is several. */
const DECODE_DELAY_MS = 150;

/** With fewer characters the decoder's code is not needed yet: its excerpt is chosen by the tenth. */
const CODE_FROM_LENGTH = 3;

interface Decoded {
  readonly vehicle: DecodedVehicle;
  readonly impossible: readonly number[];
}

type Answer = { readonly key: string } & (Decoded | { readonly error: unknown });

/**
 * Decodes a VIN while it is typed, in the browser; a whole one that the browser's excerpts do not cover by the server.
 * A VIN that changes gives up what is under way.
 *
 * @param vin as `plainVin` gives it
 * @param whole whether it has all its 17 characters, and none that no VIN has
 */
export function useDecoded(vin: string, whole: boolean): Decoding {
  const call = useCall();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = `${attempt}:${vin}`;

  useEffect(() => {
    if (vin.length < CODE_FROM_LENGTH) return;
    const giveUp = new AbortController();
    const { signal } = giveUp;
    let later: ReturnType<typeof setTimeout> | undefined;
    const askServer = () => {
      call(vehicleContract.decode, { vin }, { signal }).then(
        (vehicle) => !signal.aborted && setAnswer({ key, vehicle, impossible: [] }),
        (error: unknown) => !signal.aborted && setAnswer({ key, error }),
      );
    };
    const since = Date.now();
    // Whatever fails is caught on the way.
    void browserDecoderOf(call)
      .then((decoder) => decoder.decode(vin))
      .catch(() => null)
      .then((known) => {
        if (signal.aborted) return;
        if (known) setAnswer({ key, ...known });
        else if (whole) later = setTimeout(askServer, Math.max(0, DECODE_DELAY_MS - (Date.now() - since)));
      });
    return () => {
      clearTimeout(later);
      giveUp.abort();
    };
  }, [call, vin, whole, key]);

  // What is certain of a beginning stays so while typing goes on: nothing flickers between two characters.
  const holds = answer?.key === key || (answer && 'vehicle' in answer && vin.startsWith(answer.vehicle.vin));
  if (!answer || !holds) return { kind: whole ? 'decoding' : 'idle' };
  if ('vehicle' in answer) return { kind: 'decoded', vehicle: answer.vehicle, impossible: answer.impossible };
  return { kind: 'failed', error: answer.error, retry: () => setAttempt((count) => count + 1) };
}
