export { eventWords } from './view/event-words.ts';
export {
  type BrandSeverity,
  type BrandSubject,
  type TitleBrand,
  titleBrand,
  TITLE_BRANDS,
} from './codes/title-brands.ts';
export { ODOMETER_CODES, type OdometerMeaning } from './codes/odometer-codes.ts';
export { type ComposeReportInput, composeReport } from './compose/compose-report.ts';
export type { ReportClassic, ReportSubject } from './compose/report-subject.ts';
export { FACT_ELEMENTS } from './compose/vehicle-facts.ts';
export { type ChangedRecord, type ReportChanges, reportChanges } from './changes/report-changes.ts';
export { type ChangeLine, type ChangesView, changesView } from './changes/say-changes.ts';
export {
  type ComparedCell,
  type ComparedGroup,
  type ComparedHead,
  type ComparedRow,
  compareReports,
  type Comparison,
} from './compare/compare-reports.ts';
export { alikeOf, type ComparableSale } from './comparable/comparable-sales.ts';
export { type NameDiffers, NameDiffersSchema } from './contract/generate-classic.ts';
export { BOUGHT_REPORT_PATH } from './contract/bought-report.ts';
export { reportContract } from './contract/index.ts';
export { modelReportContract } from './contract/model-report.ts';
export { sampleReportContract } from './contract/sample.ts';
export { historyDeskContract } from './contract/staff/history-desk.ts';
export { MOST_RECORDS, type StaffRecord } from './contract/staff/history-records.ts';
export {
  LONGEST_MAPPING,
  type MappingField,
  type MappingRow,
  type NamedMapping,
  SAMPLE_BYTES,
  type SampleColumn,
  type SampleEvent,
} from './contract/staff/history-mappings.ts';
export {
  ALONE_RECORDS,
  type HistorySourceView,
  type ImportedSourceView,
  type SourceCoverage,
} from './contract/staff/history-sources.ts';
export { DESK_REPORTS, reportDeskContract, type StaffReport } from './contract/staff/staff-reports.ts';
export type { RegisterEvent, RegisteredCar } from './contract/register-record.ts';
export type { Standing } from './contract/report-fields.ts';
export type { ReportSummary } from './contract/report-summary.ts';
export type { ReportShare } from './contract/share.ts';
export {
  type Finding,
  type ReportData,
  ReportDataSchema,
  type ReportEvent,
  type ReportFact,
  type SourceAnswer,
  typeOfReport,
} from './data/report-data.ts';
export { REPORT_TYPES, type ReportType, reportTypeOf } from './data/report-type.ts';
export type { ReportRecall } from './data/report-recall.ts';
export {
  CLAIMS,
  correctEvent,
  DAMAGE_TYPES,
  DISPOSITIONS,
  EVENT_KINDS,
  type EventCorrection,
  EventCorrectionSchema,
  type EventDetail,
  type EventKind,
  type HistoryEvent,
  HistoryEventSchema,
  IMPACT_POINTS,
  LOSS_TYPES,
  PAPERS,
  RESULTS,
  RUNS,
  sectionOfKind,
  SEVERITIES,
  USES,
} from './events/history-event.ts';
export { DATE_FORMATS, type DateFormat, isInFuture, readDate } from './events/read-date.ts';
export { type OdometerFault, readCents, readOdometer, readYesNo } from './events/read-number.ts';
export { readRegion } from './events/read-region.ts';
export { cutText, isBroken, readText } from './events/read-text.ts';
export { type EventVinFault, readEventVin } from './events/read-vin.ts';
export { type EventSection, type Section, SECTIONS } from './events/sections.ts';
export { cutWords, joinWords, wordsIn, type SourceWords, type WordField } from './events/source-words.ts';
export { type EventFrom, type Mapping, MAPPING_ENCODINGS, type MappingFile, MappingSchema } from './mapping/mapping.ts';
export type {
  ColumnFrom,
  Condition,
  DateFrom,
  DetailFrom,
  ListFrom,
  MoneyFrom,
  TextFrom,
  WhenFrom,
} from './mapping/mapping-parts.ts';
export { wordsOfMappings } from './mapping/mapping-words.ts';
export { type OdometerPlot, plotOdometer } from './plot/odometer-plot.ts';
export { STATE_GRID, STATE_TILES } from './map/state-grid.ts';
export type { PlotSegment, PlotSize } from './plot/place-labels.ts';
export { MODEL_STATES, type ModelCount, modelCounts, type ModelState, isModelRich } from './model/model-counts.ts';
export {
  MODEL_DOWN,
  MODEL_TOPICS,
  type ModelPart,
  ModelPartSchema,
  type ModelTopic,
  type PublishedModel,
} from './data/model-part.ts';
export { type ModelReportView, modelReportView } from './view/model-report-view.ts';
export { topicName } from './model/topic-name.ts';
export type {
  ComplaintsView,
  EntriesView,
  FuelView,
  ModelBar,
  ModelChart,
  ModelEntry,
  ModelFact,
  ModelLine,
  ModelView,
  SafetyView,
  StarsView,
} from './model/model-view.ts';
export type { PlacedLabel } from './plot/place-labels.ts';
export { type RuleFigures, type RuleName, RULES, type RuleStatus } from './rules/rules.ts';
export type { GlossaryKey } from './glossary/glossary.ts';
export { hideFromReport, type Hides } from './hide/hide-from-report.ts';
export { reportView } from './view/make-view.ts';
export type {
  ChartPoint,
  ComparedFigure,
  FindingView,
  OdometerChart,
  PlacesView,
  ReadingView,
  RecallView,
  RecordView,
  ReportView,
  SectionView,
  Signal,
  SourceView,
  Status,
  TimelineEntry,
  ViewFact,
} from './view/report-view.ts';
export { recordsIn } from './view/section-view.ts';
export type { FrameWord } from './words/frame-words.ts';
export { impactNames, type ImpactPoint, sectionName } from './words/names.ts';
export { createReport, downloadReport, listReports, retrieveReport } from './v1/report-operations.ts';
