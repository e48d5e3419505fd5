import type { ConsentAnswer } from '@vinlore/brand';
import { type ConsentState, consentState, privacySignals } from '@vinlore/browser';

/** Shows the parts of the banner for a state: the current choice and the available ones. */
function showState(banner: HTMLElement, state: ConsentState): void {
  for (const line of banner.querySelectorAll<HTMLElement>('[data-now]')) line.hidden = line.dataset.now !== state;
  for (const button of banner.querySelectorAll<HTMLElement>('[data-answer]')) button.hidden = state === 'gpc';
  banner.querySelector<HTMLElement>('[data-close]')!.hidden = state === 'unasked';
}

/**
 * Activates the consent banner: asks visitors who haven't answered and don't send GPC, loads analytics after an opt-in,
 * and reopens from the footer. Code for handling an answer loads with the answer.
 */
export function mountConsent(banner: HTMLElement): void {
  const state = () => consentState(document.cookie, privacySignals());
  let opener: HTMLElement | null = null;
  const close = () => {
    banner.hidden = true;
    opener?.focus();
    opener = null;
  };
  const open = (from: HTMLElement | null) => {
    opener = from;
    showState(banner, state());
    banner.hidden = false;
    if (from) banner.focus();
  };
  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (!button) return;
    const { answer } = button.dataset;
    close();
    if (answer) void import('./answer-consent.ts').then((module) => module.answerConsent(answer as ConsentAnswer));
  });
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opener) close();
  });
  for (const link of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    link.hidden = false;
    link.addEventListener('click', () => open(link));
  }
  const now = state();
  if (now === 'unasked') open(null);
  if (now === 'granted') void import('./measure.ts').then((module) => module.measure());
}
