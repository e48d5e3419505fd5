import type { Language } from '@vinlore/i18n';
import type { ReportData } from '../data/report-data.ts';
import { reportView } from './make-view.ts';
import type { ReportView, SectionView } from './report-view.ts';
import { speakerOf } from '../words/speaker.ts';
import type { ModelView } from '../model/model-view.ts';

/** A free report about a model: the same view without the vehicle's history. */
export interface ModelReportView extends ReportView {
  readonly model: ModelView;
  /** What the report is, and what it doesn't include. */
  readonly lead: string;
  /** Recalls that may apply; null if recalls don't cover the vehicle. */
  readonly recalls: SectionView | null;
}

/**
 * View of a model report, with the same data and wording as a vehicle's report, for screen and PDF.
 *
 * @param data a report without records (`modelReportData`)
 * @returns null if there is no model part
 */
export function modelReportView(data: ReportData, language: Language): ModelReportView | null {
  const view = reportView(data, language);
  const { model, words, sections, limits } = view;
  if (!model) return null;
  const { t } = speakerOf(language);
  const [, ...others] = limits;
  return {
    ...view,
    model,
    lead: t('model.reportLead'),
    recalls: sections.find(({ key }) => key === 'recall') ?? null,
    sections: sections.filter(({ key }) => key === 'recall'),
    // "No record" is not "clean" applies to a history, which wasn't searched here.
    limits: [t('model.reportLimit'), ...others],
    glossary: view.glossary.filter(({ section }) => section === 'recall'),
    words: { ...words, report: words.modelReport },
  };
}
