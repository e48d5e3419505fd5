export { ActDialog, type ActDialogProps } from './act/act-dialog.tsx';
export { ReasonField, type ReasonFieldProps } from './act/reason-field.tsx';
export { TabButton, type TabButtonProps } from './act/tab-button.tsx';
export { ChartTable } from './chart/chart-table.tsx';
export type { ChartTableProps, Series } from './chart/chart-props.ts';
export { saveCsv, saveFile } from './chart/save-csv.ts';
export {
  type Desk,
  DeskLink,
  type DeskLinkProps,
  DeskProvider,
  type SavedView,
  type SavedViews,
  useDesk,
  useMay,
} from './desk-context.tsx';
export { hasKeyboard } from './has-keyboard.ts';
export { default as layout } from './layout/layout.module.css';
export { forgetDrafts, keepDraft, readDraft } from './drafts.ts';
export { ChoiceBox, type ChoiceBoxProps, SearchBox, type SearchBoxProps } from './list/boxes.tsx';
export { isSearchable } from './list/searchable.ts';
export { type Column, DataList, type DataListProps } from './list/data-list.tsx';
export { type Filters, queryOf, useFilters } from './list/use-filters.ts';
export { type Page, type Pages, usePages } from './list/use-pages.ts';
export { deskMessages } from './messages/index.ts';
export { DeskPage, type DeskPageProps } from './page/desk-page.tsx';
export { BeforeAfter } from './parts/before-after.tsx';
export { Changes } from './parts/changes.tsx';
export { Due, Waits } from './parts/waits.tsx';
export { Facts, Moment, Panel, type PanelProps, StatusTag, Tabs, type TabsProps, type Tone } from './parts/parts.tsx';
export { publicAddress } from './public-address.ts';
export { ShareBar, type ShareBarProps } from './parts/share-bar.tsx';
