import type { Database } from '@vinlore/database';
import { FILES_A_DAY, type TicketFile } from '@vinlore/feedback-domain';
import type { Objects } from '@vinlore/objects';
import { type CallContext, deny, type FileScanner, refuse } from '@vinlore/server-kit';
import { cleanName } from './file-name.ts';
import { countUploads, keepBytes, keepUpload, knownUpload } from './file-store.ts';
import { judgeFile } from './judge-file.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Dependencies of an upload. */
export interface UploadDeps {
  readonly database: Database;
  /** The virus scanner; null if none is configured. */
  readonly scanner: FileScanner | null;
  readonly objects: Objects;
  readonly clock: () => Date;
}

/**
 * Stores a file for an unsent message. Idempotent by its id. The scanner gets the original bytes; without its verdict,
 * nothing is accepted.
 *
 * @param isLimited whether `FILES_A_DAY` applies to the sender
 */
export async function takeUpload(
  { database, scanner, objects, clock }: UploadDeps,
  { brand, actor, text }: Pick<CallContext<'bearer'>, 'brand' | 'actor' | 'text'>,
  { upload_id: uploadId, file }: { readonly upload_id: string; readonly file: File },
  isLimited: boolean,
): Promise<TicketFile> {
  const whose = { brand: brand.key, by: actor.accountId, uploadId };
  const known = await knownUpload(database, whose);
  if (known) return known;
  const at = clock();
  const yesterday = new Date(at.getTime() - DAY_MS);
  if (isLimited && (await countUploads(database, whose, yesterday)) >= FILES_A_DAY)
    return refuse(422, text.t('files.today', { count: FILES_A_DAY }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = scanner ? await scanner(bytes) : 'clean';
  if (found === 'unavailable') return refuse(503, text.t('files.unchecked'));
  if (found === 'infected')
    return deny({ name: 'file.infected', kind: 'ticket', person: actor.accountId }, 422, text.t('files.infected'));
  const judged = await judgeFile(bytes);
  if (typeof judged === 'string') return refuse(422, text.t(`files.fault.${judged}`));
  const kept = await keepBytes(objects, brand.key, { ...judged, name: cleanName(file.name, judged.kind) });
  return database.transaction((tx) => keepUpload(tx, whose, kept, at));
}
