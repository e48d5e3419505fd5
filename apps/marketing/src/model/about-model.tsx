import { CallError } from '@vinlore/contract';
import { isNothingLoaded } from '@vinlore/model-domain';
import {
  FuelEconomySection,
  FUEL_ECONOMY_ID,
  Glance,
  GlanceTile,
  MODEL_ID,
  type modelMessages,
  ModelNotLoaded,
  PROBLEMS_ID,
  ProblemsSection,
  SAFETY_ID,
  SafetySection,
} from '@vinlore/model-feature';
import { RECALLS_PATH } from '@vinlore/recall-domain';
import { recallGlance, RecallList, type recallMessages } from '@vinlore/recall-feature';
import { Notice, PageContents, useAddress, useTranslator } from '@vinlore/ui';
import page from '../pages/page.module.css';
import type { MarketingText, Visit } from '../site.ts';
import styles from './about-model.module.css';
import type { Published } from './published.ts';

/** Anchors of the page's other sections. */
export const SPECS_ID = 'specs';
const RECALLS_ID = 'recalls';

/** Number of recalls shown; the rest is collapsed. */
const MOST_RECALLS = 3;

/** The page's sections in order, so that each is one tap away on a phone. */
export function Contents({
  published,
  withReport,
  text,
}: {
  readonly published: Published;
  readonly withReport: boolean;
  readonly text: MarketingText;
}) {
  const { t: ofModel } = useTranslator<typeof modelMessages>();
  const { facts } = published;
  const hasFacts = !(facts instanceof CallError);
  const isEmpty = hasFacts && isNothingLoaded(facts);
  const parts = [
    [SPECS_ID, text.t('decode.part.specs')],
    ...(hasFacts && !isEmpty
      ? ([
          [FUEL_ECONOMY_ID, text.t('decode.part.fuel')],
          [SAFETY_ID, text.t('decode.part.safety')],
        ] as const)
      : []),
    [RECALLS_ID, text.t('decode.part.recalls')],
    ...(hasFacts
      ? [
          isEmpty
            ? ([MODEL_ID, ofModel('model.title')] as const)
            : ([PROBLEMS_ID, text.t('decode.part.problems')] as const),
        ]
      : []),
    ...(withReport ? ([['report', text.t('decode.part.report')]] as const) : []),
  ] as const;
  return <PageContents label={text.t('decode.contents')} parts={parts.map(([id, title]) => ({ id, title }))} />;
}

/** What a buyer looks for first: recalls, stars, miles per gallon, complaints. */
export function VehicleGlance({ published: { facts, recalls } }: { readonly published: Published }) {
  const glance = recallGlance(recalls instanceof CallError ? null : recalls, useTranslator<typeof recallMessages>());
  if (facts instanceof CallError) return null;
  if (isNothingLoaded(facts) && !(recalls instanceof CallError) && recalls.state === 'not-loaded') return null;
  return (
    <Glance facts={facts}>
      <GlanceTile href={`#${RECALLS_ID}`} {...glance} />
    </Glance>
  );
}

/** All published data about the vehicle's model, as page sections. */
export function AboutModel({
  vin,
  published: { facts, recalls },
  visit: { text },
}: {
  readonly vin: string;
  readonly published: Published;
  readonly visit: Visit;
}) {
  const address = useAddress();
  const isEmpty = !(facts instanceof CallError) && isNothingLoaded(facts);
  return (
    <>
      {facts instanceof CallError && (
        <div className={page.band}>
          <div className="wrap">
            <Notice status="no" title={text.t('decode.modelDown')}>
              <p>{text.t('decode.modelDownText')}</p>
            </Notice>
          </div>
        </div>
      )}
      {!(facts instanceof CallError) && !isEmpty && (
        <div className={page.band}>
          <div className={`wrap columns ${styles.pair}`}>
            <FuelEconomySection facts={facts} />
            <SafetySection facts={facts} />
          </div>
        </div>
      )}
      <section className={page.band} id={RECALLS_ID}>
        <div className="wrap">
          <h2>{text.t('decode.part.recalls')}</h2>
          {recalls instanceof CallError ? (
            <Notice status="no" title={recalls.fault === 'refused' ? recalls.message : text.t('recalls.down')}>
              <p>{text.t('recalls.thereText')}</p>
            </Notice>
          ) : (
            <RecallList answer={recalls} most={MOST_RECALLS} />
          )}
          <a className={page.more} href={address(`${RECALLS_PATH}?vin=${encodeURIComponent(vin)}`)}>
            {text.t('decode.recallMail')}
          </a>
        </div>
      </section>
      {!(facts instanceof CallError) && (
        <div className={page.band}>
          <div className="wrap">{isEmpty ? <ModelNotLoaded /> : <ProblemsSection facts={facts} />}</div>
        </div>
      )}
    </>
  );
}
