import type { ConsentAnswer } from '@vinlore/brand';
import { type ConsentState, consentState, privacySignals } from '@vinlore/browser';

/** Shows the parts of the banner that belong to a state: what holds now, and what can be answered. */
function showState(banner: HTMLElement, state: ConsentState): void {
  for (const line of banner.querySelectorAll<HTMLElement>('[data-now]')) line.hidden = line.dataset.now !== state;
  for (const button of banner.querySelectorAll<HTMLElement>('[data-answer]')) button.hidden = state === 'gpc';
  banner.querySelector<HTMLElement>('[data-close]')!.hidden = state === 'unasked';
}

/**
 * Brings the question of measurement to life: asks who has not answered and does not refuse by GPC, loads what is measured
 * with where the answer was yes, and opens again from the footer. What an answer sets off is fetched with it.
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
