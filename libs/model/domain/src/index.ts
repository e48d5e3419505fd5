export { modelContract } from './contract/index.ts';
export {
  type Fuel,
  type FuelEconomyFacts,
  type FuelFigures,
  FUELS,
  type Powertrain,
  POWERTRAINS,
} from './facts/fuel-economy.ts';
export { isNothingLoaded, type ModelFacts, type ModelQuery } from './facts/model-facts.ts';
export type { CommunicationsFacts, ComplaintsFacts, InvestigationsFacts, ProblemsFacts } from './facts/problems.ts';
export { ASSISTANCE, RATINGS, type SafetyFacts } from './facts/safety.ts';
export { type Distinction, DISTINCTIONS, type FactSource, MODEL_SOURCES, type ModelSource } from './facts/source.ts';
export { isOne, type Span, spanOf } from './facts/span.ts';
export { gearboxOf } from './match/epa-attributes.ts';
export { type EpaCandidate, epaCandidates, epaDrive } from './match/epa-candidates.ts';
export type { EpaRow } from './match/epa-row.ts';
export { fuelEconomyOf } from './match/fuel-economy-of.ts';
export { type LabelRatings, labelRatings } from './match/label-ratings.ts';
export { oneOf } from './match/one-of.ts';
export type { NcapAssistance, NcapRow } from './match/ncap-row.ts';
export { safetyOf } from './match/safety-of.ts';
export { retrieveFuelEconomy, retrieveKnownProblems, retrieveSafetyRatings } from './v1/model-operations.ts';
