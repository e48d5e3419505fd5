import { isOne, type Span } from '@vinlore/model-domain';
import { Stars, useTranslator } from '@vinlore/ui';
import type { modelMessages } from '../messages/index.ts';
import { useSpan } from '../parts/use-span.ts';
import styles from './rating.module.css';

/** A rating as stars and text; a span as two numbers. */
export function Rating({ stars }: { readonly stars: Span }) {
  const { t } = useTranslator<typeof modelMessages>();
  const { say } = useSpan();
  const words = isOne(stars) ? t('safety.stars', { stars: stars.low }) : t('safety.starsSpan', { ...stars });
  return (
    <span className={styles.rating}>
      <Stars stars={stars} />
      <span aria-hidden="true">{say(stars)}</span>
      <span className="hidden-visually">{words}</span>
    </span>
  );
}
