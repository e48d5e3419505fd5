import type { ChatVisibility } from '@vinlore/feedback-domain';

/** Props of a live chat provider: the state to show and how to change it. Its code is loaded on first open. */
export interface ChatProviderProps {
  readonly visibility: ChatVisibility;
  /** Called when the visitor changes the state in the provider's own widget. */
  readonly onVisibility: (visibility: ChatVisibility) => void;
  /** Whether the visitor just opened it: then it takes focus. */
  readonly byHand: boolean;
}
