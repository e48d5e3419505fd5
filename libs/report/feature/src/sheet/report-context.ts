import type { ReportView } from '@vinlore/report-domain';
import { createContext, type ReactElement, use } from 'react';

/** The report that a sheet draws; `ReportSheet` gives it. */
export const ReportContext = createContext<ReportView | null>(null);

/** The report above: its words and its glossary, which all parts of a sheet need. */
export function useReport(): ReportView {
  const view = use(ReportContext);
  if (!view) throw new Error('No ReportSheet above this component.');
  return view;
}

/** Puts a tooltip on a button that is an icon alone. */
export type Tip = (label: string, button: ReactElement) => ReactElement;

/** A sheet that the server draws for good has no script that could show a tooltip. */
export const TipContext = createContext<Tip>((_, button) => button);
