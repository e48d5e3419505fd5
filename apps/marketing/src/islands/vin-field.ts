import { uiMessages } from '@vinlore/ui';
import { VinFieldForm, vehicleMessages } from '@vinlore/vehicle-feature';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(VinFieldForm, [uiMessages, vehicleMessages]);
