import type { Speaker } from '../words/speaker.ts';
import type { ModelState } from './model-counts.ts';
import { type ModelSafety, type ModelSpan, RATINGS } from '../data/model-part.ts';
import type { SafetyView, StarsView } from './model-view.ts';
import { factsOf, sayFits, sayModelSource, sayNothing, saySpan, withDoubt } from './model-words.ts';

function starsOf(key: (typeof RATINGS)[number], stars: ModelSpan | null, { t, number }: Speaker): StarsView {
  const words = stars ? t('model.stars', { stars: saySpan(stars, number), count: stars.high }) : t('model.notRated');
  return { key, label: t(`rating.${key}`), stars, words };
}

function findingOf({ ratings: { overall }, dependsOn }: ModelSafety, speaker: Speaker): string {
  const { t, number } = speaker;
  if (!overall) return t('model.noOverall');
  const finding = t('model.overall', { stars: saySpan(overall, number), count: overall.high });
  return overall.low === overall.high ? finding : withDoubt(finding, dependsOn, speaker);
}

/** NHTSA star ratings. Leaves out what isn't rated, except for the overall rating. */
export function safetyView(safety: ModelSafety | null, state: ModelState, speaker: Speaker): SafetyView {
  const { t, number } = speaker;
  const frame = { topic: 'safety', title: t('topic.safety'), state, assistanceTitle: t('model.assistance') } as const;
  if (!safety || state !== 'told') {
    const finding = sayNothing('safety', state === 'told' ? 'none' : state, speaker);
    return { ...frame, finding, basis: null, facts: [], notes: [], ratings: [], assistance: [] };
  }
  const { ratings, rolloverPercent, assistance, dependsOn, source } = safety;
  return {
    ...frame,
    finding: findingOf(safety, speaker),
    basis: sayModelSource(source, speaker),
    facts: factsOf([
      [t('model.rolloverRisk'), rolloverPercent && t('model.percent', { figure: saySpan(rolloverPercent, number) })],
    ]),
    notes: [t('note.safety'), ...sayFits(dependsOn, speaker)],
    ratings: RATINGS.filter((key) => key === 'overall' || ratings[key] !== null).map((key) =>
      starsOf(key, ratings[key], speaker),
    ),
    assistance: assistance.map(({ feature, availability, meetsCriteria }) => ({
      label: t(`assistance.${feature}`),
      value:
        meetsCriteria === null || availability === 'none'
          ? t(`availability.${availability}`)
          : t(meetsCriteria ? 'model.meets' : 'model.meetsNot', { availability: t(`availability.${availability}`) }),
    })),
  };
}
