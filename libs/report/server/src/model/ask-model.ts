import { within } from '@vinlore/contract';
import { MODEL_DOWN, type ModelPart, type PublishedModel } from '@vinlore/report-domain';
import { titleCase } from '@vinlore/vehicle-domain';
import { SOURCE_LIMIT_MS } from '../sources/ask-all.ts';
import type { SourceQuery } from '../sources/history-source.ts';

/** A vehicle with a known year, make, and model. */
export interface NamedModel {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** vPIC elements by their own names, and the trim; null for a classic number. */
  readonly decoded: SourceQuery['decoded'];
}

/** Looks up what is published about a model; implemented by another slice. @throws any error of the lookup */
export type AskModel = (vehicle: NamedModel) => Promise<PublishedModel>;

/**
 * Returns what is published about a vehicle's model, for a report. A lookup that fails or hangs is reported as "down",
 * never as "none".
 *
 * @returns null if the vehicle has no year, make, or model
 */
export async function askModel(
  ask: AskModel,
  { year, make, model, decoded }: SourceQuery,
  limitMs = SOURCE_LIMIT_MS,
): Promise<ModelPart | null> {
  if (year === null || make === null || model === null) return null;
  const published = await within(limitMs, () => ask({ year, make, model, decoded })).catch(() => MODEL_DOWN);
  return { version: 1, title: `${year} ${titleCase(make)} ${model}`, ...published };
}
