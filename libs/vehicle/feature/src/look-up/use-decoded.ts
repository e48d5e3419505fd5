import { useCall } from '@vinlore/ui';
import {
  checkDigitIsMandatory,
  checkDigitMismatch,
  type DecodedVehicle,
  vehicleContract,
} from '@vinlore/vehicle-domain';
import type { NamesSoFar } from '@vinlore/vehicle-vpic';
import { useEffect, useMemo, useState } from 'react';
import type { BrowserDecoder, Reading } from '../decode-in-browser/browser-decoder.ts';
import { browserDecoderOf } from '../decode-in-browser/ways.ts';

/** Decoding state of a VIN. */
export type Decoding =
  | { readonly kind: 'idle' }
  | { readonly kind: 'decoding' }
  /** What a prefix is certain to be before its excerpt is determined. */
  | ({ readonly kind: 'named' } & NamesSoFar)
  /** What is certain so far for a complete or partial VIN. */
  | { readonly kind: 'decoded'; readonly vehicle: DecodedVehicle; readonly impossible: readonly number[] }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void };

/**
 * Positions to mark in the field: characters that are impossible on a vehicle whose manufacturer must follow the rule
 * (49 CFR 565.15). Elsewhere such characters may mean something else.
 */
export function impossibleOf(decoding: Decoding): readonly number[] {
  if (decoding.kind !== 'decoded' || !checkDigitIsMandatory(decoding.vehicle.vin)) return [];
  return decoding.impossible;
}

/** Debounce before asking the server, in ms: a paste is one change, retyping a character is several. */
const DECODE_DELAY_MS = 150;

/** How long to wait for the server's corrections before showing those of the excerpt, in ms. */
const CORRECTIONS_MS = 1_500;

/**
 * Whether corrections have to come from the server: an excerpt covers a single manufacturer and model year, and a third
 * of adjacent swaps in real VINs change one of those.
 */
const needsCorrections = (reading: Reading | null): reading is Reading & { kind: 'decoded' } =>
  reading?.kind === 'decoded' && checkDigitMismatch(reading.vehicle);

const withCorrections = (reading: Reading & { kind: 'decoded' }, suggestions: DecodedVehicle['suggestions']) => ({
  ...reading,
  vehicle: { ...reading.vehicle, suggestions },
});

/** The page's decoder once its code is loaded, starting with the first character. */
function useBrowserDecoder(vin: string): BrowserDecoder | null {
  const call = useCall();
  const [decoder, setDecoder] = useState<BrowserDecoder | null>(null);
  useEffect(() => {
    if (vin === '' || decoder) return;
    let gone = false;
    browserDecoderOf(call).then(
      (known) => !gone && setDecoder(known),
      // Unreachable: retried with the next character.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [call, vin, decoder]);
  return decoder;
}

type Outcome = { readonly reading: Reading | null } | { readonly error: unknown };

type Answer = Outcome & { readonly key: string; readonly vin: string };

/** Keeps what is certain about a prefix while typing continues, so nothing flickers between characters. */
const stillHolds = (answer: Answer | null, vin: string): answer is Answer & { reading: Reading } =>
  answer !== null && 'reading' in answer && answer.reading !== null && vin.startsWith(answer.vin);

/**
 * Decodes a VIN while it's being typed, in the browser. The server handles a complete VIN that the excerpts don't cover
 * and provides the corrections for one with a typo. Known results show immediately, without a loading or empty state in
 * between. A changed VIN cancels the pending request.
 *
 * @param vin as returned by `plainVin`
 * @param whole whether it has all 17 characters, all of them valid
 */
export function useDecoded(vin: string, whole: boolean): Decoding {
  const call = useCall();
  const decoder = useBrowserDecoder(vin);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = `${attempt}:${vin}`;
  const here = useMemo(() => (vin === '' ? null : decoder?.peek(vin)), [decoder, vin]);

  useEffect(() => {
    if (vin === '') return;
    const giveUp = new AbortController();
    const { signal } = giveUp;
    let later: ReturnType<typeof setTimeout> | undefined;
    let corrected = false;
    const settle = (reading: Reading | null) => !signal.aborted && setAnswer({ key, vin, reading });
    const askCorrections = (reading: Reading & { kind: 'decoded' }) => {
      const give = (suggestions = reading.vehicle.suggestions) => {
        // Suggestions stay in place once shown, so taps hit what was aimed at.
        if (corrected) return;
        corrected = true;
        settle(withCorrections(reading, suggestions));
      };
      later = setTimeout(give, CORRECTIONS_MS);
      call(vehicleContract.decode, { vin }, { signal }).then(
        ({ suggestions }) => give(suggestions),
        () => give(),
      );
    };
    const askServer = () => {
      call(vehicleContract.decode, { vin }, { signal }).then(
        (vehicle) => settle({ kind: 'decoded', vehicle, impossible: [] }),
        (error: unknown) => !signal.aborted && setAnswer({ key, vin, error }),
      );
    };
    const since = Date.now();
    const reading = here === undefined ? browserDecoderOf(call).then((known) => known.read(vin)) : here;
    // Every step below handles its own errors.
    void Promise.resolve(reading)
      .catch(() => null)
      .then((known) => {
        if (signal.aborted) return;
        // Loading the page's decoder can rerun this effect; ask the server only once.
        if (whole && needsCorrections(known)) later = setTimeout(askCorrections, DECODE_DELAY_MS, known);
        else if (!whole || known?.kind === 'decoded') settle(known);
        else later = setTimeout(askServer, Math.max(0, DECODE_DELAY_MS - (Date.now() - since)));
      });
    return () => {
      clearTimeout(later);
      giveUp.abort();
    };
  }, [call, vin, whole, key, here]);

  const isAnswered = answer?.key === key;
  if (isAnswered && 'error' in answer) {
    return { kind: 'failed', error: answer.error, retry: () => setAttempt((count) => count + 1) };
  }
  const known =
    isAnswered && 'reading' in answer ? answer.reading : (here ?? (stillHolds(answer, vin) ? answer.reading : null));
  if (whole && !isAnswered && needsCorrections(known)) return withCorrections(known, []);
  if (known?.kind === 'decoded' || (known && !whole)) return known;
  return { kind: whole ? 'decoding' : 'idle' };
}
