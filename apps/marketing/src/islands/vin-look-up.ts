import { uiMessages } from '@vinlore/ui';
import { vehicleMessages, VinLookUpForm } from '@vinlore/vehicle-feature';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(VinLookUpForm, [uiMessages, vehicleMessages]);
