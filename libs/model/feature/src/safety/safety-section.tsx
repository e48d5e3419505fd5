import { type ModelFacts, RATINGS, type SafetyFacts } from '@vinlore/model-domain';
import { useTranslator } from '@vinlore/ui';
import type { modelMessages } from '../messages/index.ts';
import { Facts } from '../parts/facts.tsx';
import { Nothing, NotLoaded, Section, SourceLine } from '../parts/section.tsx';
import { useSpan } from '../parts/use-span.ts';
import styles from './safety.module.css';
import { Rating } from './rating.tsx';

/** Anchor id of the section. */
export const SAFETY_ID = 'safety';

/** NHTSA crash ratings of the model year, exact or as a range. */
export function SafetySection({ facts }: { readonly facts: ModelFacts }) {
  const { t } = useTranslator<typeof modelMessages>();
  const { safety, not_loaded } = facts;
  return (
    <Section id={SAFETY_ID} title={t('safety.title')}>
      {safety ? (
        <Ratings safety={safety} />
      ) : not_loaded.includes('safety_ratings') ? (
        <NotLoaded />
      ) : (
        <Nothing title={t('safety.none')}>{t('safety.noneText')}</Nothing>
      )}
    </Section>
  );
}

function Ratings({ safety: { ratings, assistance, variants, depends_on, source } }: { readonly safety: SafetyFacts }) {
  const { t } = useTranslator<typeof modelMessages>();
  const { say, depends } = useSpan();
  const sentence = depends(depends_on);
  return (
    <>
      {sentence && <p className={styles.depends}>{sentence}</p>}
      <Facts
        rows={RATINGS.map((name) => {
          const span = ratings[name];
          if (span === null) return [t(`safety.${name}`), name === 'overall' ? t('safety.notRated') : null];
          return [
            t(`safety.${name}`),
            name === 'rollover_percent' ? t('safety.percent', { percent: say(span) }) : <Rating stars={span} />,
          ];
        })}
      />
      {depends_on.length > 0 && variants.length > 1 && (
        <div>
          <h3 className={styles.heading}>{t('safety.variants')}</h3>
          <Facts
            rows={variants.map(({ model, body, drive, overall }) => [
              [model, body, drive].filter(Boolean).join(' '),
              overall === null ? t('safety.notRated') : <Rating stars={{ low: overall, high: overall }} />,
            ])}
          />
        </div>
      )}
      {assistance.length > 0 && (
        <div>
          <h3 className={styles.heading}>{t('safety.assistance')}</h3>
          <Facts
            rows={assistance.map(({ feature, availability, meets_criteria: meets }) => [
              t(`safety.feature.${feature}`),
              [
                t(`safety.availability.${availability}`),
                availability === 'none' || meets === null ? '' : t(meets ? 'safety.meets' : 'safety.fails'),
              ]
                .filter(Boolean)
                .join(', '),
            ])}
          />
        </div>
      )}
      <SourceLine source={source} />
    </>
  );
}
