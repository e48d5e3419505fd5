import { FILE_BYTES } from '@vinlore/feedback-domain';
import type { FileScanner } from '@vinlore/server-kit';
import type { MailedFile } from '../inbound/read-mail.ts';
import { cleanName, shownName } from './file-name.ts';
import { type JudgedFile, judgeFile } from './judge-file.ts';

/** Files of a mail, once they were looked at. */
export interface JudgedMail {
  readonly taken: readonly (JudgedFile & { readonly name: string })[];
  /** Names of those that are not taken, whatever the reason. */
  readonly leftOut: readonly string[];
  /** In how many the scanner found something. */
  readonly infected: number;
}

/**
 * Looks at what came with a mail as at any other file of a ticket (`takeUpload`). What is not taken keeps nothing else out: its
 * sender is not there to choose another file.
 *
 * @param room how many may be taken
 * @returns null while the scanner gives no word
 */
export async function judgeMailed(
  scanner: FileScanner | null,
  files: readonly MailedFile[],
  room: number,
): Promise<JudgedMail | null> {
  const taken: (JudgedFile & { name: string })[] = [];
  const leftOut: string[] = [];
  let infected = 0;
  for (const { name, bytes } of files) {
    const fits = taken.length < room && bytes.length > 0 && bytes.length <= FILE_BYTES;
    const found = fits && scanner ? await scanner(bytes) : 'clean';
    if (found === 'unavailable') return null;
    if (found === 'infected') infected++;
    const judged = fits && found === 'clean' ? await judgeFile(bytes) : 'kind';
    if (typeof judged === 'string') leftOut.push(shownName(name));
    else taken.push({ ...judged, name: cleanName(name, judged.kind) });
  }
  return { taken, leftOut, infected };
}
