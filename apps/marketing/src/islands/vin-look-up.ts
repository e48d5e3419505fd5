import { uiMessages } from '@vinlore/ui';
import { VehicleLookUpForm, vehicleMessages } from '@vinlore/vehicle-feature';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(VehicleLookUpForm, [uiMessages, vehicleMessages]);
