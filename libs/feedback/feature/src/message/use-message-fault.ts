import { MESSAGE_LENGTH } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import type { messageFieldMessages } from './messages/index.ts';

/**
 * Judges a message before it is sent.
 *
 * @param empty what an empty one is told (spec §5 has two wordings)
 * @returns the words for what is wrong with a text; undefined where it may be sent
 */
export function useMessageFault(empty: string): (text: string) => string | undefined {
  const { t } = useTranslator<typeof messageFieldMessages>();
  return (text) => {
    if (text.trim() === '') return empty;
    return text.trim().length > MESSAGE_LENGTH ? t('message.long', { count: MESSAGE_LENGTH }) : undefined;
  };
}
