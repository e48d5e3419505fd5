import { type Recall, recallCountry } from '@vinlore/recall-domain';
import { SampleMark, StatusWord, useTranslator } from '@vinlore/ui';
import { componentWords } from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';
import type { recallMessages } from '../messages/index.ts';
import styles from './recall-item.module.css';

/** Publishers write in English, whatever the page's language. */
function Filed({ children }: { readonly children: string }) {
  return <span lang="en">{children}</span>;
}

/** A labeled line, omitted if it has no value. */
function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Badges({ recall: { park_it, park_outside, over_the_air, sample } }: { readonly recall: Recall }) {
  const { t } = useTranslator<typeof recallMessages>();
  if (!park_it && !park_outside && !over_the_air && !sample) return null;
  return (
    <p className={styles.badges}>
      {sample && <SampleMark />}
      {park_it && <StatusWord status="stop">{t('recall.parkIt')}</StatusWord>}
      {park_outside && <StatusWord status="stop">{t('recall.parkOutside')}</StatusWord>}
      {over_the_air && <StatusWord status="ok">{t('recall.overTheAir')}</StatusWord>}
    </p>
  );
}

/** Campaign details that aren't needed to decide what to do. */
function Details({ recall }: { readonly recall: Recall }) {
  const { t, number, date } = useTranslator<typeof recallMessages>();
  const { maker_campaign, manufacturer, built_from, built_to, affected, notes, type, components } = recall;
  const from = built_from && date(built_from);
  const to = built_to && date(built_to);
  return (
    <details className={styles.details}>
      <summary>{t('recall.details')}</summary>
      <dl className={styles.facts}>
        {components.length > 1 && (
          <Line label={t('recall.component')}>
            <Filed>{components.map(componentWords).join('; ')}</Filed>
          </Line>
        )}
        {type !== 'vehicle' && <Line label={t('recall.type')}>{t(`recall.type.${type}`)}</Line>}
        {manufacturer && (
          <Line label={t('recall.manufacturer')}>
            <Filed>{manufacturer}</Filed>
          </Line>
        )}
        {maker_campaign && <Line label={t('recall.makerCampaign')}>{maker_campaign}</Line>}
        {(from || to) && (
          <Line label={t('recall.built')}>
            {from && to
              ? t('recall.builtBetween', { from, to })
              : from
                ? t('recall.builtFrom', { from })
                : t('recall.builtTo', { to: to! })}
          </Line>
        )}
        {affected !== null && <Line label={t('recall.affected')}>{number(affected)}</Line>}
        {notes && (
          <Line label={t('recall.notes')}>
            <Filed>{notes}</Filed>
          </Line>
        )}
      </dl>
    </details>
  );
}

/** A recall that may apply: defect, risk, and remedy, with the rest behind a disclosure. */
export function RecallItem({ recall }: { readonly recall: Recall }) {
  const { t, date } = useTranslator<typeof recallMessages>();
  const { campaign, source, received, components, summary, consequence, remedy, park_it, park_outside } = recall;
  return (
    <li className={`${styles.recall} ${park_it || park_outside ? styles.urgent : ''}`} id={`recall-${campaign}`}>
      <Badges recall={recall} />
      <h3>
        <Filed>{componentWords(components[0] ?? campaign)}</Filed>
      </h3>
      {summary && (
        <p>
          <Filed>{summary}</Filed>
        </p>
      )}
      <dl className={styles.facts}>
        {consequence && (
          <Line label={t('recall.risk')}>
            <Filed>{consequence}</Filed>
          </Line>
        )}
        {remedy && (
          <Line label={t('recall.remedy')}>
            <Filed>{remedy}</Filed>
          </Line>
        )}
      </dl>
      <p className={styles.origin}>
        {t(recallCountry(source) === 'CA' ? 'recall.campaignCanada' : 'recall.campaign')} <b>{campaign}</b>
        {received && (
          <>
            {' · '}
            <time dateTime={received}>{date(received)}</time>
          </>
        )}
      </p>
      <Details recall={recall} />
    </li>
  );
}
