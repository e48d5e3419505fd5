export { dataContract } from './contract/index.ts';
export {
  ALONE_RECORDS,
  canBeUndone,
  type DataImport,
  type ImportColumn,
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportKind,
  type ImportMode,
  type ImportState,
  isAllOrNothing,
  isUnderWay,
  MOST_COUNTED,
  MOST_FAULTS,
  type RefusedLine,
  takesSource,
  type UndoWeight,
} from './imports/data-import.ts';
export { LARGEST_FILE, PART_BYTES, partsOf, rangeOf } from './imports/parts.ts';
export {
  OPEN_DATA_NAMES,
  type OpenDataMode,
  type OpenDataName,
  type OpenDataOutcome,
  type OpenDataStanding,
  type OpenDataStep,
} from './open-data/open-data.ts';
export { failsNow, isDown, type Service, type SourceSubject, type Stock, UNASKED } from './sources/source.ts';
