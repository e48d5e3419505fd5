import { type Distinction, isOne, type Span } from '@vinlore/model-domain';
import { LOCALES } from '@vinlore/i18n';
import { useTranslator } from '@vinlore/ui';
import type { modelMessages } from '../messages/index.ts';

/** Formats a span: one number if low equals high, otherwise both. */
export function useSpan() {
  const { t, number, wholeMoney, language } = useTranslator<typeof modelMessages>();
  const say = ({ low, high }: Span, one: (value: number) => string = number) =>
    isOne({ low, high }) ? one(low) : t('model.span', { low: one(low), high: one(high) });
  return {
    say,
    /** Formats U.S. dollars without cents. */
    dollars: (span: Span) => say(span, (value) => wholeMoney(value * 100, 'USD')),
    /** Formats what the figures depend on as a sentence; null if they are exact. */
    depends: (on: readonly Distinction[]) =>
      on.length === 0
        ? null
        : t('model.depends', {
            what: new Intl.ListFormat(LOCALES[language]).format(on.map((each) => t(`model.depends.${each}`))),
          }),
  };
}
