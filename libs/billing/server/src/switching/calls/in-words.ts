import { type CallContext, refuse } from '@vinlore/server-kit';
import { SwitchRefused } from '../switch-refused.ts';

/** Runs an action, and turns a refusal into a message for the member. */
export async function inWords<Done>(text: CallContext<'bearer'>['text'], act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof SwitchRefused)) throw error;
    const { why, status, more } = error;
    const words = text.t(`switch.${why}`, { plan: more.plan?.[text.language] ?? '' });
    return refuse(status, words, more.option);
  }
}
