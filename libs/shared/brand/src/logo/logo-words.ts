import { LOGO_LENGTH, type LogoFault } from './logo-fault.ts';

/** Explains what is allowed when a brand file's logo is rejected. */
export function logoWords({ code, detail }: LogoFault): string {
  const words: Readonly<Record<LogoFault['code'], string>> = {
    svg: `an SVG that is whole and starts with <svg${detail && `; it is broken at ${detail}`}`,
    long: `an SVG of at most ${LOGO_LENGTH.toLocaleString('en-US')} characters`,
    element: `an SVG of shapes alone, without <${detail}>; turn text into paths`,
    attribute: `an SVG without the attribute ${detail}`,
    outside: `an SVG that fetches nothing; this one has ${detail}`,
    box: 'an SVG with a viewBox, such as viewBox="0 0 32 32"',
    shape: `an SVG that is about as wide as it is high, not ${detail}`,
  };
  return words[code];
}
