export { DecodePage, type DecodePageProps } from './decoded/decode-page.tsx';
export { DecodedVehicleCard, type DecodedVehicleCardProps } from './decoded/decoded-vehicle-card.tsx';
export { VinLookUp, VinLookUpForm, type VinLookUpProps } from './look-up/vin-look-up.tsx';
export { vehicleMessages } from './messages/index.ts';
