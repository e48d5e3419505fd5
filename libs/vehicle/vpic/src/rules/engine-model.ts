import { SLOT } from '../elements.ts';
import type { VpicIndex } from '../format/vpic-index.ts';
import { type Facts, NONE } from './winners.ts';

/**
 * Rule 6: what is known of the engine model fills the elements that no pattern has filled. Engine models are matched
 * by their name, trimmed and without regard to case.
 */
export function fillFromEngineModel(index: VpicIndex, facts: Facts): void {
  const model = facts.values[SLOT.engineModel] ?? NONE;
  if (model === NONE) return;
  const engine = index.engine(index.value(SLOT.engineModel, model).toLowerCase());
  for (const [slot, value] of engine ?? []) if (facts.values[slot] === NONE) facts.values[slot] = value;
}
