export { namedText, type NamedVehicle, namedVehicle } from './by-name/named-vehicle.ts';
export { NamedVehicleCard, type NamedVehicleCardProps } from './by-name/named-vehicle-card.tsx';
export { ClassicPage, type ClassicPageProps, type FittingClassic } from './decoded/classic-page.tsx';
export { DecodePage, type DecodePageProps } from './decoded/decode-page.tsx';
export { DecodedVehicleCard, type DecodedVehicleCardProps } from './decoded/decoded-vehicle-card.tsx';
export { vehicleMessages } from './messages/index.ts';
export { PlatePage, type PlatePageProps } from './plate/plate-page.tsx';
export { VinField, type VinFieldProps, VinFieldForm } from './ways/vin-field.tsx';
export { VehicleLookUp, VehicleLookUpForm, type VehicleLookUpProps, type Way } from './ways/vehicle-look-up.tsx';
