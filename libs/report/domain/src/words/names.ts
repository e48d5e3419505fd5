import type { Language } from '@vinlore/i18n';
import { IMPACT_POINTS } from '../events/history-event.ts';
import type { Section } from '../events/sections.ts';
import { reportTexts } from '../messages/index.ts';

/** What a section is called: `Title brands`. */
export const sectionName = (section: Section, language: Language): string =>
  reportTexts[language][`section.${section}`];

/** Where a car can be hit. */
export type ImpactPoint = (typeof IMPACT_POINTS)[number];

/** What each point of impact is called: `left front`. */
export function impactNames(language: Language): Readonly<Record<ImpactPoint, string>> {
  const texts = reportTexts[language];
  return Object.fromEntries(IMPACT_POINTS.map((point) => [point, texts[`impact.${point}`]])) as Record<
    ImpactPoint,
    string
  >;
}
