import { modelFacts } from './facts.ts';

/** API of published facts about a year, make, and model, never about a single vehicle. */
export const modelContract = { modelFacts };
