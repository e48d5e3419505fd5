import * as v from 'valibot';
import { MODEL_TOPICS, type ModelPart, type ModelTopic, RATINGS } from '../data/model-part.ts';

/**
 * State of a topic. `told`: data available · `none`: nothing published · `not-loaded`: file not loaded yet · `down`:
 * lookup failed.
 */
export const MODEL_STATES = ['told', 'none', 'not-loaded', 'down'] as const;
export type ModelState = (typeof MODEL_STATES)[number];

/** Counts of published model data: free, and the same in a teaser and in a report. */
export const ModelCountSchema = v.object({
  topic: v.picklist(MODEL_TOPICS),
  state: v.picklist(MODEL_STATES),
  /** Number of complaints, investigations, or communications; ratings; fuels with figures. */
  records: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ModelCount = v.InferOutput<typeof ModelCountSchema>;

function recordsOf({ safety, complaints, investigations, communications, fuel }: ModelPart, topic: ModelTopic): number {
  switch (topic) {
    case 'safety':
      return safety ? RATINGS.filter((rating) => safety.ratings[rating] !== null).length : 0;
    case 'complaints':
      return complaints?.count ?? 0;
    case 'investigations':
      return investigations?.count ?? 0;
    case 'communications':
      return communications?.count ?? 0;
    case 'fuel':
      return fuel?.fuels.length ?? 0;
  }
}

/** Counts per topic in reading order. */
export function modelCounts(part: ModelPart): ModelCount[] {
  return MODEL_TOPICS.map((topic) => {
    const records = recordsOf(part, topic);
    const missing = part.missing.find((one) => one.topic === topic);
    return { topic, state: records > 0 ? 'told' : (missing?.why ?? 'none'), records };
  });
}

/** Minimum number of topics with data for a model report; recalls count as one. */
const RICH = 2;

/** Whether there is enough data for a separate model report. */
export function isModelRich(counts: readonly ModelCount[], recalls: number): boolean {
  return counts.filter(({ state }) => state === 'told').length + Number(recalls > 0) >= RICH;
}
