import { InvoiceLinkScreen, visitorMessages } from '@vinlore/billing-feature';
import { uiMessages } from '@vinlore/ui';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(InvoiceLinkScreen, [uiMessages, visitorMessages]);
