import { chatMessages, LiveChat } from '@vinlore/feedback-feature';
import { uiMessages } from '@vinlore/ui';
import { reactIsland } from './react-island.tsx';

export const mount = reactIsland(LiveChat, [uiMessages, chatMessages]);
