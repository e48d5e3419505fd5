import Bowser from 'bowser';

/** Browser and operating system in a word each; '' for what is not known. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** Longer than any name the parser knows. */
const LONGEST = 60;

/**
 * What a program says of itself, in the two words that are kept of it: enough for members to know their own devices by,
 * too little to follow anybody.
 *
 * @param userAgent the header as it came; anything
 */
export function deviceOf(userAgent: string): Device {
  // The parser throws for an empty text.
  const parsed = Bowser.parse(userAgent || '-');
  const word = (name: string | undefined) => (name ?? '').slice(0, LONGEST);
  return { browser: word(parsed.browser.name), system: word(parsed.os.name) };
}
