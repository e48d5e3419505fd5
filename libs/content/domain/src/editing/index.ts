export { blankBlock, blankEntry, blockForm, type FormField, type TextLook } from './block-form.ts';
export {
  type BlockChange,
  diffDocuments,
  diffFields,
  type DocumentChanges,
  type FieldChange,
} from './diff-documents.ts';
export { type EditFault, pageFaults, siteFaults } from './faults.ts';
export { isList, isRecord, isSame, type JsonRecord, type Place, valueAtPlace, withValueAt } from './json.ts';
export {
  type MergeConflict,
  mergeDocuments,
  type Merged,
  type OrderConflict,
  type OrderTaken,
  settleConflicts,
} from './merge-documents.ts';
export { diffWords, type Piece } from './word-diff.ts';
