import type { Language } from '@vinlore/i18n';
import type { ReportData } from '../data/report-data.ts';
import { glossaryOf } from '../glossary/glossary.ts';
import { modelView } from '../model/make-model-view.ts';
import { modelSourceViews } from './model-source-views.ts';
import { frameWords } from '../words/frame-words.ts';
import { type Speaker, speakerOf } from '../words/speaker.ts';
import { comparableViews } from './comparable-view.ts';
import { factViews, subtitleOf } from './fact-view.ts';
import { limitsOf, sayWithheld } from './limits.ts';
import { odometerChart, readingViews, speakerIn } from './odometer-view.ts';
import { placesView } from './places-view.ts';
import type { ReportView } from './report-view.ts';
import { sectionStates, sectionViews } from './section-view.ts';
import { sourceViews } from './source-view.ts';
import { timelineView } from './timeline-view.ts';
import { verdictView } from './verdict-view.ts';

/** Creation date, with the region of the records if it isn't the United States. */
const MADE = { US: 'made.on', CA: 'made.canada', EU: 'made.europe' } as const;

function sayCheckDigit({ kind, vehicle, vin }: ReportData, { t }: Speaker): ReportView['checkDigit'] {
  if (kind === 'classic' || vin.length < 17) return { status: 'none', words: t('checkDigit.tooOld') };
  if (vehicle.checkDigit === 'agrees') return { status: 'ok', words: t('checkDigit.agrees') };
  if (vehicle.checkDigit === 'unknown' || kind === 'europe') return { status: 'none', words: t('checkDigit.none') };
  return { status: 'alert', words: t('checkDigit.disagrees') };
}

/**
 * Puts a stored report into words: the display model for screen and PDF. Pure: the same data and language give the same
 * view. Never throws for valid data, and never calls anything clean (docs/decisions.md §5).
 */
export function reportView(data: ReportData, language: Language): ReportView {
  const speaker = speakerIn(data, speakerOf(language));
  const sections = sectionViews(data, speaker);
  const facts = factViews(data, speaker);
  const kept = sections.filter(({ status }) => status === 'withheld').map(({ title }) => title);
  const said: Omit<ReportView, 'glossary'> = {
    id: data.id,
    language,
    kind: data.kind,
    brandName: data.brand.name,
    title: data.vehicle.title || speaker.t('fact.vehicle'),
    titleFrom: data.vehicle.titleFrom ?? null,
    subtitle: subtitleOf(facts, speaker),
    vin: data.vin,
    checkDigit: sayCheckDigit(data, speaker),
    made: speaker.t(MADE[data.type ?? 'US'], { date_on: speaker.on(data.madeAt) }),
    sample: data.sample,
    withheld: sayWithheld(data, kept, speaker),
    verdict: verdictView(data, sectionStates(data), speaker),
    facts,
    sections,
    chart: odometerChart(data, speaker),
    readings: readingViews(data, speaker),
    timeline: timelineView(data, speaker),
    places: placesView(data, speaker),
    comparable: comparableViews(data, speaker),
    model: data.model ? modelView(data.model, data.vehicle.year, speaker) : null,
    sources: [...sourceViews(data, speaker), ...(data.model ? modelSourceViews(data.model, speaker) : [])],
    limits: limitsOf(data, speaker),
    words: frameWords(language),
  };
  return { ...said, glossary: glossaryOf(data, said, language) };
}
