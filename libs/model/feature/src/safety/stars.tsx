import { isOne, type Span } from '@vinlore/model-domain';
import { useTranslator } from '@vinlore/ui';
import type { modelMessages } from '../messages/index.ts';
import { useSpan } from '../parts/use-span.ts';
import styles from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5];

/** A rating as stars and as words; a span as its two numbers. */
export function Stars({ stars }: { readonly stars: Span }) {
  const { t } = useTranslator<typeof modelMessages>();
  const { say } = useSpan();
  const words = isOne(stars) ? t('safety.stars', { stars: stars.low }) : t('safety.starsSpan', { ...stars });
  return (
    <span className={styles.stars}>
      <span className={styles.row} aria-hidden="true">
        {FIVE.map((star) => (
          <span key={star} className={star <= stars.low ? styles.full : star <= stars.high ? styles.may : styles.none}>
            {star <= stars.high ? '★' : '☆'}
          </span>
        ))}
      </span>
      <span aria-hidden="true">{say(stars)}</span>
      <span className="hidden-visually">{words}</span>
    </span>
  );
}
