import Bowser from 'bowser';

/** Browser and operating system, one word each; '' if unknown. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** Longer than any name the parser knows. */
const LONGEST = 60;

/**
 * The browser and operating system of a user agent: enough for members to recognize their devices, too little for
 * tracking.
 *
 * @param userAgent the raw header; any string
 */
export function deviceOf(userAgent: string): Device {
  // The parser throws on an empty string.
  const parsed = Bowser.parse(userAgent || '-');
  const word = (name: string | undefined) => (name ?? '').slice(0, LONGEST);
  return { browser: word(parsed.browser.name), system: word(parsed.os.name) };
}
