import { SLOT } from '../elements.ts';
import type { VpicIndex } from '../format/vpic-index.ts';
import { type Facts, NONE } from './winners.ts';

/**
 * Rule 6: what is known of the engine model fills the elements that no pattern has filled. Engine models are matched
 * by their name, trimmed and without regard to case, when the index is built (build-index/assemble.mjs).
 */
export function fillFromEngineModel(index: VpicIndex, facts: Facts): void {
  const model = facts.values[SLOT.engineModel] ?? NONE;
  if (model === NONE) return;
  for (const [slot, value] of index.engine(model) ?? []) if (facts.values[slot] === NONE) facts.values[slot] = value;
}
