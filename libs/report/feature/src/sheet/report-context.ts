import type { ReportView } from '@vinlore/report-domain';
import { createContext, use } from 'react';

/** The report that a sheet draws; `ReportSheet` gives it. */
export const ReportContext = createContext<ReportView | null>(null);

/** The report above: its words and its glossary, which all parts of a sheet need. */
export function useReport(): ReportView {
  const view = use(ReportContext);
  if (!view) throw new Error('No ReportSheet above this component.');
  return view;
}
