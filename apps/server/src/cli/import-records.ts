import { canBeUndone, type ImportKind } from '@vinlore/data-domain';
import { type ImportOrder, importByCommand } from '@vinlore/data-server';
import { ImportError, type ImportProgress } from '@vinlore/server-kit';
import { composeMappings } from '../data-desk.ts';
import { composeImporters } from '../importers.ts';
import { withProduct } from './with-product.ts';

/** A progress line that is overwritten on a terminal; in a log, one line per tenth. */
function progressTo(out: NodeJS.WriteStream): (progress: ImportProgress) => void {
  let tenth = -1;
  return ({ kept, faults, share }) => {
    const words = `${Math.floor(share * 100)} %, ${kept} kept${faults > 0 ? `, ${faults} refused` : ''}`;
    if (out.isTTY) out.write(`\r${words}`);
    else if (Math.floor(share * 10) > tenth) out.write(`${words}\n`);
    tenth = Math.floor(share * 10);
  };
}

/** Imports a file of records into the database. @returns the exit code */
export function importRecords(kind: ImportKind, order: ImportOrder): Promise<number> {
  return withProduct(async (product) => {
    try {
      const watch = { onProgress: progressTo(process.stderr) };
      const ports = { ...product, importers: composeImporters(product), mappings: composeMappings(product.database) };
      const { kept, faults, errorFile, id } = await importByCommand(ports, kind, order, watch);
      if (process.stderr.isTTY) process.stderr.write('\n');
      process.stdout.write(`Kept ${kept}.${errorFile ? ` Refused ${faults}, see ${errorFile}.` : ''}\n`);
      if (id && canBeUndone(kind)) process.stdout.write(`To undo: npm run data -- undo ${id}\n`);
      return faults > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
  });
}
