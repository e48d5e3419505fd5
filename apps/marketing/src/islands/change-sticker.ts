import { ChangeBoughtScreen, orderChoiceMessages } from '@vinlore/sticker-feature/order';
import { uiMessages } from '@vinlore/ui';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(ChangeBoughtScreen, [uiMessages, orderChoiceMessages]);
