import { KeptGarageHere, keptGarageMessages } from '@vinlore/garage-feature/kept';
import { uiMessages } from '@vinlore/ui';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(KeptGarageHere, [uiMessages, keptGarageMessages]);
