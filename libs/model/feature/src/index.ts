export { FUEL_ECONOMY_ID, FuelEconomySection } from './fuel-economy/fuel-economy-section.tsx';
export { Glance, GlanceTile, type GlanceTileProps } from './glance/glance.tsx';
export { modelMessages } from './messages/index.ts';
export { MODEL_ID, ModelNotLoaded } from './parts/model-not-loaded.tsx';
export { PROBLEMS_ID, ProblemsSection } from './problems/problems-section.tsx';
export { SAFETY_ID, SafetySection } from './safety/safety-section.tsx';
