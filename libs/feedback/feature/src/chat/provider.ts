import type { ChatVisibility } from '@vinlore/feedback-domain';

/** What a provider of the live chat is given: the state to show, and how to change it. Its code comes when it is first opened. */
export interface ChatProviderProps {
  readonly visibility: ChatVisibility;
  /** Told when the visitor changes the state inside the provider's own widget. */
  readonly onVisibility: (visibility: ChatVisibility) => void;
  /** Whether the visitor has just opened it: then the focus goes there. */
  readonly byHand: boolean;
}
