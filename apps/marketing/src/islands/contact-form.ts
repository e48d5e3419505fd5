import { ContactFormScreen, contactMessages } from '@vinlore/account-feature';
import { uiMessages } from '@vinlore/ui';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(ContactFormScreen, [uiMessages, contactMessages]);
