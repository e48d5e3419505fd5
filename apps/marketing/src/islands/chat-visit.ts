import { CHAT_KEY, readVisibility } from '@vinlore/feedback-domain';

/** Restores the chat's state in this visit (spec §1): open or hidden. @param start hydrates an island */
export function resumeChat(start: (island: HTMLElement) => Promise<void>): void {
  const chat = document.querySelector<HTMLElement>('[data-island=chat]');
  if (!chat) return;
  let left: string | null = null;
  try {
    left = sessionStorage.getItem(CHAT_KEY);
  } catch {
    // Without storage the chat is minimized.
  }
  const visibility = readVisibility(left);
  // Reopens a hidden chat by clicking its own button, which exists in every state.
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-chat]')) return;
    chat.hidden = false;
    chat.querySelector('button')!.click();
  });
  chat.hidden = visibility === 'hidden';
  if (visibility === 'maximized') void start(chat);
}
