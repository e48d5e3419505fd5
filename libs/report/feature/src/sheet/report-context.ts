import type { ReportView } from '@vinlore/report-domain';
import { createContext, type ReactElement, use } from 'react';

/** The report being rendered; provided by `ReportSheet`. */
export const ReportContext = createContext<ReportView | null>(null);

/**
 * The report from the context, with the texts and glossary that all parts need.
 *
 * @throws if there is no `ReportSheet` above
 */
export function useReport(): ReportView {
  const view = use(ReportContext);
  if (!view) throw new Error('No ReportSheet above this component.');
  return view;
}

/** Wraps an icon-only button in a tooltip. */
export type Tip = (label: string, button: ReactElement) => ReactElement;

/** Static server-rendered pages have no JavaScript for tooltips, so the default adds none. */
export const TipContext = createContext<Tip>((_, button) => button);
