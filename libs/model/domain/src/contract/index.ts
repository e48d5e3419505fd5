import { modelFacts } from './facts.ts';

/** Calls around what is published about a year, make and model of vehicle, never about one vehicle. */
export const modelContract = { modelFacts };
