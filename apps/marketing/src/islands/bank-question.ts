import { BankQuestionScreen, visitorMessages } from '@vinlore/billing-feature';
import { uiMessages } from '@vinlore/ui';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(BankQuestionScreen, [uiMessages, visitorMessages]);
