import { type LetterForDigit, lettersForDigits, plainVin, vinsInText } from '@vinlore/vehicle-domain';
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Current state of a VIN input. */
export interface VinInput {
  /** The text as returned by `plainVin`. */
  readonly vin: string;
  /** Selected characters, 0-based; `from` = `to` for a caret; null without focus. */
  readonly selection: { readonly from: number; readonly to: number } | null;
  /** Other VINs in the pasted text, as long as the field holds one of its VINs. */
  readonly others: readonly string[];
  /** Letters of the pasted text that its VIN has as digits, as long as the field holds that VIN. */
  readonly corrected: readonly LetterForDigit[];
  /** Sets the text as if it had been typed. */
  readonly write: (vin: string) => void;
}

/** Maximum number of VINs offered from one paste. Longer lists have their own page. */
const MOST_PASTED = 3;

/**
 * Maximum characters a keystroke can produce; anything longer is from the clipboard, a drop, or a keyboard suggestion.
 */
const LONGEST_KEYSTROKE = 4;

const NOTHING_PASTED = { text: '', vins: [] };

const EVENTS = ['input', 'focus', 'blur', 'select', 'keyup'] as const;

/** Normalizes the value (upper case, no separators) and keeps the caret in place. Leaves IME composition alone. */
function tidy(event: Event) {
  const input = event.currentTarget as HTMLInputElement;
  if ((event as InputEvent).isComposing) return;
  const plain = plainVin(input.value);
  if (plain === input.value) return;
  const caret = plainVin(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = plain;
  input.setSelectionRange(caret, caret);
}

/** Selection and text as one comparable string: `from|to|text`, or `||text` without focus. */
function readingOf(input: HTMLInputElement): string {
  if (document.activeElement !== input) return `||${input.value}`;
  return `${input.selectionStart ?? 0}|${input.selectionEnd ?? 0}|${input.value}`;
}

/**
 * Tracks an uncontrolled input, so text typed before hydration is kept.
 *
 * @param initial the server-rendered value
 */
export function useVinInput(ref: RefObject<HTMLInputElement | null>, initial: string): VinInput {
  const subscribe = useCallback(
    (changed: () => void) => {
      const input = ref.current;
      if (!input) return () => {};
      input.addEventListener('input', tidy);
      for (const type of EVENTS) input.addEventListener(type, changed);
      document.addEventListener('selectionchange', changed);
      return () => {
        input.removeEventListener('input', tidy);
        for (const type of EVENTS) input.removeEventListener(type, changed);
        document.removeEventListener('selectionchange', changed);
      };
    },
    [ref],
  );
  const reading = useSyncExternalStore(
    subscribe,
    () => (ref.current ? readingOf(ref.current) : `||${initial}`),
    () => `||${initial}`,
  );
  const write = useCallback(
    (vin: string) => {
      const input = ref.current;
      if (!input) return;
      input.value = vin;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.focus();
    },
    [ref],
  );
  const [pasted, setPasted] = useState<{ readonly text: string; readonly vins: readonly string[] }>(NOTHING_PASTED);
  // Paste, drop, and clipboard keyboards all announce the text they're about to insert.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const takeVin = (event: InputEvent) => {
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      if (event.isComposing || text.length <= LONGEST_KEYSTROKE) return;
      const vins = vinsInText(text).slice(0, MOST_PASTED);
      if (vins.length === 0) return;
      event.preventDefault();
      setPasted({ text, vins });
      write(vins[0]!);
    };
    element.addEventListener('beforeinput', takeVin);
    return () => element.removeEventListener('beforeinput', takeVin);
  }, [ref, write]);
  const [from = '', to = '', ...text] = reading.split('|');
  const vin = plainVin(text.join('|'));
  return {
    vin,
    others: pasted.vins.includes(vin) ? pasted.vins.filter((other) => other !== vin) : [],
    corrected: pasted.vins.includes(vin) ? lettersForDigits(pasted.text, vin) : [],
    selection: from === '' ? null : { from: Number(from), to: Number(to) },
    write,
  };
}

const never = () => () => {};

/** Whether the component is hydrated: false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
