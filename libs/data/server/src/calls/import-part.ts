import { type dataContract, partsOf, rangeOf } from '@vinlore/data-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { holdImport, importOf } from '../imports/import-store.ts';
import { keepPart, sha256 } from '../imports/parts-store.ts';
import type { ImportDeps } from '../deps.ts';

/**
 * POST /api-cwa/staff/import/part. Parts are stored in the database rather than on disk, so any worker process on any
 * machine can run the import. They are deleted when it's done.
 */
export function importPart({ database }: ImportDeps): Handler<typeof dataContract.importPart> {
  return async ({ id, part, sha256: claimed, bytes: blob }, { brand, text }) => {
    const bytes = Buffer.from(await blob.arrayBuffer());
    return database.transaction(async (tx) => {
      // Locks the import so that a part can't be added while it's being started or purged.
      const kept = (await holdImport(tx, brand.key, id)) ?? refuse(404, text.t('data.noImport'));
      if (kept.state !== 'uploading') refuse(409, text.t('data.notUploading'));
      const { from, to } = rangeOf(kept.size, part);
      if (part >= partsOf(kept.size) || bytes.byteLength !== to - from) refuse(422, text.t('data.noSuchPart'));
      if (sha256(bytes) !== claimed) refuse(422, text.t('data.partChanged'));
      await keepPart(tx, { importId: id, part, hash: claimed, bytes });
      const { received } = (await importOf(tx, brand.key, id))!;
      return { received };
    });
  };
}
