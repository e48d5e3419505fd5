export { KeptGarageHere, OfflineGarage } from './offline-garage.tsx';
export { keptGarageMessages } from './messages/index.ts';
