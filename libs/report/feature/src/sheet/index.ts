export { sheetMessages } from './messages/index.ts';
export type { RecordActions } from './record-list.tsx';
export { ReportCover, type ReportCoverProps, ReportFirstView } from './report-cover.tsx';
export { ReportSheet, type ReportSheetProps } from './report-sheet.tsx';
export {
  SHARE_FORM,
  ShareBought,
  type ShareBoughtProps,
  type ShareRequest,
  shareRequestOf,
} from '../share/share-bought.tsx';
export { ModelReportSheet, type ModelReportSheetProps } from './model/model-report-sheet.tsx';
