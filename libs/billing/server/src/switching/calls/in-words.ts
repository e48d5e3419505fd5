import { type CallContext, refuse } from '@vinlore/server-kit';
import { SwitchRefused } from '../switch-refused.ts';

/** Does what may be refused, and says a refusal in the member's words. */
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
