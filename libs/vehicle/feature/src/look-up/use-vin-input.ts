import { type LetterForDigit, lettersForDigits, plainVin, vinsInText } from '@vinlore/vehicle-domain';
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** What a VIN input holds right now. */
export interface VinInput {
  /** The text as `plainVin` gives it. */
  readonly vin: string;
  /** Selected characters, counted from 0, `from` = `to` for a caret; null without focus. */
  readonly selection: { readonly from: number; readonly to: number } | null;
  /** Further VINs of the text that was pasted, as long as one of its VINs stands in the field. */
  readonly others: readonly string[];
  /** Letters of the text that was pasted which its VIN has as digits, as long as that VIN stands in the field. */
  readonly corrected: readonly LetterForDigit[];
  /** Writes a text as if it had been typed. */
  readonly write: (vin: string) => void;
}

/** Most VINs of one paste that are offered: more are a list, which has its own page. */
const MOST_PASTED = 3;

/** What one keystroke can give; anything longer comes from a clipboard, a drag, or a keyboard's suggestion. */
const LONGEST_KEYSTROKE = 4;

const NOTHING_PASTED = { text: '', vins: [] };

const EVENTS = ['input', 'focus', 'blur', 'select', 'keyup'] as const;

/**
 * Keeps the value plain (upper case, no separators) and the caret where it was. Half-composed text of an input method
 * is left alone.
 */
function tidy(event: Event) {
  const input = event.currentTarget as HTMLInputElement;
  if ((event as InputEvent).isComposing) return;
  const plain = plainVin(input.value);
  if (plain === input.value) return;
  const caret = plainVin(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = plain;
  input.setSelectionRange(caret, caret);
}

/** Selection and text in one string, so that two equal readings are equal: `from|to|text`, without focus `||text`. */
function readingOf(input: HTMLInputElement): string {
  if (document.activeElement !== input) return `||${input.value}`;
  return `${input.selectionStart ?? 0}|${input.selectionEnd ?? 0}|${input.value}`;
}

/**
 * Follows an uncontrolled input: what was typed before the script came is there, and nothing is lost while it loads.
 *
 * @param initial the value the server wrote
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
  // Pasting, dropping, and keyboards with a clipboard of their own all say what they are about to insert.
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

/** Whether the script is at work: false on the server and while hydrating. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
