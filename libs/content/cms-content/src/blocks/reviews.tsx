import type { BlockOf } from '@vinlore/content-domain';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useTranslator } from '@vinlore/ui';
import type { contentMessages } from '../messages/index.ts';
import { Section } from '../section.tsx';
import type { SiteVoices } from '../slots.ts';
import styles from './reviews.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

function Stars({ rating }: { rating: number }) {
  const { t, number } = useTranslator<typeof contentMessages>();
  return (
    <p className={styles.stars} role="img" aria-label={t('content.rating', { rating: number(rating) })}>
      {FIVE.map((star) => {
        const Star = star <= Math.round(rating) ? IconStarFilled : IconStar;
        return <Star key={star} size={20} stroke={1.75} aria-hidden="true" />;
      })}
    </p>
  );
}

function OnTrustpilot({ url, score, count }: NonNullable<SiteVoices['trustpilot']>) {
  const { t, measure } = useTranslator<typeof contentMessages>();
  return (
    <div className={styles.trustpilot}>
      <Stars rating={score} />
      <p>{t('content.trustpilot', { score: measure(score), count })}</p>
      <a className="btn btn-outline" href={url} rel="noopener">
        {t('content.trustpilotLink')}
      </a>
    </div>
  );
}

/** Customer reviews. Omitted if there are none. */
export function ReviewsBlock({ block, voices }: { block: BlockOf<'reviews'>; voices: SiteVoices }) {
  const { date } = useTranslator<typeof contentMessages>();
  const { reviews, trustpilot } = voices;
  if (reviews.length === 0 && !trustpilot) return null;
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      {trustpilot && <OnTrustpilot {...trustpilot} />}
      {reviews.length > 0 && (
        <ul className={`columns ${styles.reviews}`} data-count={reviews.length}>
          {reviews.map(({ author, text, rating, date: day }, index) => (
            <li key={index}>
              <Stars rating={rating} />
              <blockquote>{text}</blockquote>
              <p className={styles.author}>
                {author}
                {day && <time dateTime={day}>{date(day)}</time>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
