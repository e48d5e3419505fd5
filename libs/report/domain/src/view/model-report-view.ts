import type { Language } from '@vinlore/i18n';
import type { ReportData } from '../data/report-data.ts';
import { reportView } from './make-view.ts';
import type { ReportView, SectionView } from './report-view.ts';
import { speakerOf } from '../words/speaker.ts';
import type { ModelView } from '../model/model-view.ts';

/** A report about a model alone, free of charge: the same view without the vehicle's history. */
export interface ModelReportView extends ReportView {
  readonly model: ModelView;
  /** What it is, and what it has nothing of. */
  readonly lead: string;
  /** Recalls that may apply; null for vehicles that none can. */
  readonly recalls: SectionView | null;
}

/**
 * A model report in words, made of the same data and words as a vehicle's report, for screen and paper alike.
 *
 * @param data a report without records (`modelReportData`)
 * @returns null where the data have no model part
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
    // That "no record" is not "clean" is said of a history: here none was looked for.
    limits: [t('model.reportLimit'), ...others],
    glossary: view.glossary.filter(({ section }) => section === 'recall'),
    words: { ...words, report: words.modelReport },
  };
}
