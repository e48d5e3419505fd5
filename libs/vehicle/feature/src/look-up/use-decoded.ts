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

/** Where the decoding of a VIN stands. */
export type Decoding =
  | { readonly kind: 'idle' }
  | { readonly kind: 'decoding' }
  /** What a beginning is certain to be, before its excerpt is determined. */
  | ({ readonly kind: 'named' } & NamesSoFar)
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

/** How long the server's corrections are waited for before those of the excerpt stand in for them. */
const CORRECTIONS_MS = 1_500;

/**
 * Whether the corrections of a reading are the server's to give: an excerpt holds one maker and model year, and of all
 * swapped neighbors of real VINs a third changes one of them.
 */
const needsCorrections = (reading: Reading | null): reading is Reading & { kind: 'decoded' } =>
  reading?.kind === 'decoded' && checkDigitMismatch(reading.vehicle);

const withCorrections = (reading: Reading & { kind: 'decoded' }, suggestions: DecodedVehicle['suggestions']) => ({
  ...reading,
  vehicle: { ...reading.vehicle, suggestions },
});

/** The page's own decoder, once its code is here; fetched with the first character. */
function useBrowserDecoder(vin: string): BrowserDecoder | null {
  const call = useCall();
  const [decoder, setDecoder] = useState<BrowserDecoder | null>(null);
  useEffect(() => {
    if (vin === '' || decoder) return;
    let gone = false;
    browserDecoderOf(call).then(
      (known) => !gone && setDecoder(known),
      // Out of reach: asked for again with the next character.
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

/** What is certain of a beginning stays so while typing goes on: nothing flickers between two characters. */
const stillHolds = (answer: Answer | null, vin: string): answer is Answer & { reading: Reading } =>
  answer !== null && 'reading' in answer && answer.reading !== null && vin.startsWith(answer.vin);

/**
 * Decodes a VIN while it is typed, in the browser; a whole one that the browser's excerpts do not cover by the server,
 * which also gives the corrections of one with a typo.
 * What is known already is there at once, with no wait and no empty state between. A VIN that changes gives up what is
 * under way.
 *
 * @param vin as `plainVin` gives it
 * @param whole whether it has all its 17 characters, and none that no VIN has
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
        // What can be tapped does not change any more.
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
    // Whatever fails is caught on the way.
    void Promise.resolve(reading)
      .catch(() => null)
      .then((known) => {
        if (signal.aborted) return;
        // The page's decoder may be drawn with right now, which starts this over: the server is asked once.
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
