export * from './brand.ts';
export { brandRevision } from './brand-revision.ts';
export {
  type BrandColours,
  brandColours,
  COLOUR_SETTINGS,
  type ColourSetting,
  type Looks,
} from './colour/brand-colours.ts';
export { type ColourFault, colourFaults } from './colour/colour-faults.ts';
export { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './colour/contrast.ts';
export * from './consent.ts';
export { brandContract, consentContract } from './contract/index.ts';
export { explainIssue } from './explain-issue.ts';
export * from './host.ts';
export * from './language.ts';
export * from './language-cookie.ts';
export * from './legal-pages.ts';
export * from './former-links.ts';
export * from './link-secret.ts';
export * from './measurement.ts';
export * from './paper-brand.ts';
export * from './plans.ts';
export * from './price-changes.ts';
export * from './public-brand.ts';
export * from './renderer.ts';
export * from './site.ts';
export * from './theme.ts';
