import type { TicketFile } from '@vinlore/feedback-domain';

/** Maximum input length, in characters, to bound the time of the patterns below. */
const READ_LENGTH = 1_000;

/** Maximum length of a name without extension, in characters. */
const NAME_LENGTH = 80;

/**
 * Extensions by detected type, whatever the original name. Text is always `.txt`: a spreadsheet would execute formulas
 * in a CSV, an editor executes nothing.
 */
const ENDINGS: Readonly<Record<TicketFile['kind'], string>> = { picture: 'jpg', pdf: 'pdf', text: 'txt' };

/** Returns a rejected file's name for display: one line, at most 80 characters. */
export function shownName(given: string): string {
  const name = given
    .slice(0, READ_LENGTH)
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return [...name].slice(0, NAME_LENGTH).join('').trim() || 'file';
}

/**
 * Returns a name that is safe to show and save: no folders, no control characters, no bidi overrides (`\p{Cf}`), at
 * most 80 characters, and the extension of the detected type.
 *
 * @param given the original name
 */
export function cleanName(given: string, kind: TicketFile['kind']): string {
  const name = given
    .slice(-READ_LENGTH)
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/gu, '-')
    .replace(/\.[^.]{0,10}$/u, '')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  return `${[...name].slice(0, NAME_LENGTH).join('').trim() || 'file'}.${ENDINGS[kind]}`;
}
