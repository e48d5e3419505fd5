import { CallError } from '@vinlore/contract';
import { type uiMessages, useTranslator } from '@vinlore/ui';

/**
 * Returns a function that turns what a call threw into the error under a form (spec §8).
 *
 * @returns the server's message, or that of a network exception
 */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useTranslator<typeof uiMessages>();
  return (error) => {
    if (error instanceof CallError) {
      if (error.message) return error.message;
      if (error.cause instanceof Error && error.cause.message) return error.cause.message;
    }
    return t('ui.error.broken');
  };
}
