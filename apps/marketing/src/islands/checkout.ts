import { billingMessages, visitorMessages } from '@vinlore/billing-feature';
import { orderChoiceMessages } from '@vinlore/sticker-feature/order';
import { uiMessages } from '@vinlore/ui';
import { CheckoutScreen } from '../checkout/checkout-island.tsx';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(CheckoutScreen, [uiMessages, billingMessages, visitorMessages, orderChoiceMessages]);
