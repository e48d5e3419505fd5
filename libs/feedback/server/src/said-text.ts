import { MESSAGE_LENGTH, openPlaceholders } from '@vinlore/feedback-domain';
import type { Translator } from '@vinlore/i18n';
import { refuse } from '@vinlore/server-kit';

/**
 * Rejects an empty message (spec §5) or one over `MESSAGE_LENGTH` with 422.
 *
 * @param message from `MessageField`
 * @returns the message
 */
export function saidText(message: string, text: Translator): string {
  if (message === '') return refuse(422, text.t('said.empty'));
  if (message.length > MESSAGE_LENGTH) return refuse(422, text.t('said.long', { count: MESSAGE_LENGTH }));
  return message;
}

/**
 * Rejects a reply with unfilled placeholders (`{order}`) with 422.
 *
 * @returns the reply
 */
export function filledText(answer: string, text: Translator): string {
  const open = openPlaceholders(answer);
  if (open.length === 0) return answer;
  return refuse(422, text.t('said.fillIn', { names: open.map((name) => `{${name}}`).join(', ') }));
}
