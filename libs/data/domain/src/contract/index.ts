import { cancelImport, startImport } from './imports/acts.ts';
import { beginImport } from './imports/begin.ts';
import { importFaults, importFaultsFile } from './imports/faults.ts';
import { imports } from './imports/list.ts';
import { oneImport } from './imports/one.ts';
import { importPart } from './imports/part.ts';
import { undoImport, weighUndo } from './imports/undo.ts';
import { openData, rollBackOpenData, syncOpenData } from './open-data.ts';
import { sources } from './sources.ts';

/** Staff calls for imports and data sources. */
export const dataContract = {
  imports,
  oneImport,
  importFaults,
  importFaultsFile,
  beginImport,
  importPart,
  startImport,
  cancelImport,
  weighUndo,
  undoImport,
  sources,
  openData,
  syncOpenData,
  rollBackOpenData,
};
