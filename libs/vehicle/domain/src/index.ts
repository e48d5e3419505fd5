export { classicBody, modernBody } from './body/body-of.ts';
export { BODY_BOX, type BodyShape, bodyStrokes } from './body/body-shape.ts';
export { checkDigit, normalizeVin as plainVin } from '@vinlore/vehicle-vpic';
export { checkDigitMismatch } from './check-digit.ts';
export { CLASSIC_MODELS, CLASSIC_SOURCE, classicCandidates } from './classic/classic-candidates.ts';
export { mayBeClassic } from './classic/classic-form.ts';
export type { ClassicModel, ClassicCandidate } from './classic/classic-candidate.ts';
export { vehicleContract } from './contract/index.ts';
export { mileageOf } from './mileage.ts';
export type { PlateMatch } from './contract/plates.ts';
export * from './decoded-vehicle.ts';
export type { DocumentRequest } from './document-request.ts';
export { type FailedVin, VIN_NOTE_LENGTH, VIN_REASONS, type VinReason } from './failed-vin.ts';
export { cleanPlate, US_REGIONS, usRegion } from './plate/plate.ts';
export { type ModelMatch, modelMatch, type NamedQuery, namesOfVehicle } from './model-names.ts';
export { regionName } from './plate/region-name.ts';
export { makeKey, modelKey, nameKey } from './spelling.ts';
export { tellsOfVin } from './tells-of-vin.ts';
export * from './title-case.ts';
export { isUnusable } from './unusable.ts';
export { type Detail, type DetailKey, vehicleDetails } from './vehicle/details.ts';
export type { VehicleRecord } from './vehicle/record.ts';
export { type Spec, type SpecField, SPEC_FIELDS, vehicleSpecs } from './vehicle/specs.ts';
export { CLASSIC_MAX_YEAR, LOGO_SIZE, type Vehicle, vehicleFrom, type VehicleJson } from './vehicle/vehicle.ts';
export { type PublishedOfModel, vehicleOfDecoded } from './vehicle/vehicle-of-decoded.ts';
export { apiVehicleOf } from './v1/api-vehicle.ts';
export {
  type ApiBatchEntry,
  batchVehicles,
  listMakes,
  listModels,
  listTrims,
  listYears,
  retrievePlate,
  retrieveVehicle,
  streamVehicles,
} from './v1/vehicle-operations.ts';
export { VehicleSchema } from './vehicle/vehicle-schema.ts';
export type { PlateOrName, VehicleRef } from './vehicle-ref.ts';
export * from './vin.ts';
export { isWhole } from './whole-vehicle.ts';
export { type LetterForDigit, lettersForDigits, vinOfText, vinsInText } from './vins-in-text.ts';
export { componentWords } from './words/component-words.ts';
export { isPartOfName, modelAndTrim } from './words/model-and-trim.ts';
export { properName } from './words/proper-name.ts';
export { valueInWords, type ValueList, valueOfList } from './words/value-in-words.ts';
