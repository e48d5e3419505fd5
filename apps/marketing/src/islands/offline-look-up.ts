import { uiMessages } from '@vinlore/ui';
import { decodedMessages, OfflineLookUpForm, offlineMessages, vehicleMessages } from '@vinlore/vehicle-feature';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(OfflineLookUpForm, [uiMessages, vehicleMessages, decodedMessages, offlineMessages]);
