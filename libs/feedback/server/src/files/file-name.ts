import type { TicketFile } from '@vinlore/feedback-domain';

/** What is looked at of a name, in characters: the patterns below take their time with what somebody makes up. */
const READ_LENGTH = 1_000;

/** Longest name without its ending, in characters. */
const NAME_LENGTH = 80;

/**
 * Endings by what a file is, whatever it was called. Of text always `.txt`: a spreadsheet would run the formulas of a stranger's
 * CSV, an editor runs nothing.
 */
const ENDINGS: Readonly<Record<TicketFile['kind'], string>> = { picture: 'jpg', pdf: 'pdf', text: 'txt' };

/** A name as it may be shown of a file that was not taken: one line, at most 80 characters. */
export function shownName(given: string): string {
  const name = given
    .slice(0, READ_LENGTH)
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return [...name].slice(0, NAME_LENGTH).join('').trim() || 'file';
}

/**
 * A name that can be shown and saved anywhere: no folders, no control characters, nothing that turns the reading direction
 * (`\p{Cf}`), at most 80 characters, and the ending that fits what the file is.
 *
 * @param given as the sender's computer names it
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
