import { mailingLinkMessages, MailingLinkScreen } from '@vinlore/cms-content';
import { uiMessages } from '@vinlore/ui';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(MailingLinkScreen, [uiMessages, mailingLinkMessages]);
