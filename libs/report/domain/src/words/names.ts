import type { Language } from '@vinlore/i18n';
import { IMPACT_POINTS } from '../events/history-event.ts';
import type { Section } from '../events/sections.ts';
import { reportTexts } from '../messages/index.ts';

/** The name of a section, such as `Title brands`. */
export const sectionName = (section: Section, language: Language): string =>
  reportTexts[language][`section.${section}`];

/** A point of impact on a car. */
export type ImpactPoint = (typeof IMPACT_POINTS)[number];

/** The name of each point of impact, such as `left front`. */
export function impactNames(language: Language): Readonly<Record<ImpactPoint, string>> {
  const texts = reportTexts[language];
  return Object.fromEntries(IMPACT_POINTS.map((point) => [point, texts[`impact.${point}`]])) as Record<
    ImpactPoint,
    string
  >;
}
