import { FILE_BYTES } from '@vinlore/feedback-domain';
import type { FileScanner } from '@vinlore/server-kit';
import type { MailedFile } from '../inbound/read-mail.ts';
import { cleanName, shownName } from './file-name.ts';
import { type JudgedFile, judgeFile } from './judge-file.ts';

/** The checked attachments of an email. */
export interface JudgedMail {
  readonly taken: readonly (JudgedFile & { readonly name: string })[];
  /** Names of rejected files, for any reason. */
  readonly leftOut: readonly string[];
  /** Number of infected files. */
  readonly infected: number;
}

/**
 * Checks an email's attachments like any other file of a ticket (`takeUpload`). A rejected file doesn't block the
 * others, since the sender can't choose another one.
 *
 * @param room maximum number of files
 * @returns null while the scanner is unavailable
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
