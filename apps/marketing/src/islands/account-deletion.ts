import { AccountDeletionScreen, deletionMessages } from '@vinlore/account-feature';
import { uiMessages } from '@vinlore/ui';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(AccountDeletionScreen, [uiMessages, deletionMessages]);
