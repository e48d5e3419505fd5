import { CHAT_KEY, readVisibility } from '@vinlore/feedback-domain';

/** The chat as this visit left it (spec §1): open again at once, or out of sight. @param start brings an island to life */
export function resumeChat(start: (island: HTMLElement) => Promise<void>): void {
  const chat = document.querySelector<HTMLElement>('[data-island=chat]');
  if (!chat) return;
  let left: string | null = null;
  try {
    left = sessionStorage.getItem(CHAT_KEY);
  } catch {
    // A browser that refuses storage forgets: the chat is minimized.
  }
  const visibility = readVisibility(left);
  // The way back to a chat that was hidden. Its own button answers, which is there in every state.
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-chat]')) return;
    chat.hidden = false;
    chat.querySelector('button')!.click();
  });
  chat.hidden = visibility === 'hidden';
  if (visibility === 'maximized') void start(chat);
}
