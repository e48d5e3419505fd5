import { correctRecord, deleteRecord, hideRecord, historyRecords, withdrawRecord } from './history-records.ts';
import {
  historyMapping,
  historyMappings,
  mappingWords,
  removeHistoryMapping,
  saveHistoryMapping,
  tryHistoryMapping,
} from './history-mappings.ts';
import { historySource, historySources, importSources, removeHistorySource } from './history-sources.ts';

/** Staff calls for imported history. */
export const historyDeskContract = {
  historySources,
  historySource,
  importSources,
  removeHistorySource,
  historyRecords,
  hideRecord,
  withdrawRecord,
  correctRecord,
  deleteRecord,
  historyMappings,
  historyMapping,
  saveHistoryMapping,
  removeHistoryMapping,
  mappingWords,
  tryHistoryMapping,
};
