import { MESSAGE_LENGTH } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import type { messageFieldMessages } from './messages/index.ts';

/**
 * Returns a function that validates a message before sending.
 *
 * @param empty the error for an empty message (spec §5 has two wordings)
 * @returns the error; undefined if the message can be sent
 */
export function useMessageFault(empty: string): (text: string) => string | undefined {
  const { t } = useTranslator<typeof messageFieldMessages>();
  return (text) => {
    if (text.trim() === '') return empty;
    return text.trim().length > MESSAGE_LENGTH ? t('message.long', { count: MESSAGE_LENGTH }) : undefined;
  };
}
