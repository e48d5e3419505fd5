import { recallLinkMessages, RecallLinkScreen } from '@vinlore/recall-feature';
import { uiMessages } from '@vinlore/ui';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(RecallLinkScreen, [uiMessages, recallLinkMessages]);
