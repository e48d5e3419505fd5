import type { FuelEconomyFacts, FuelFigures, ModelFacts, Span } from '@vinlore/model-domain';
import { useTranslator } from '@vinlore/ui';
import type { modelMessages } from '../messages/index.ts';
import { Facts } from '../parts/facts.tsx';
import { Nothing, NotLoaded, Section, SourceLine } from '../parts/section.tsx';
import { useSpan } from '../parts/use-span.ts';
import styles from './fuel-economy.module.css';

/** Anchor id of the section. */
export const FUEL_ECONOMY_ID = 'fuel-economy';

/** EPA fuel economy of the vehicle, exact or as a range. */
export function FuelEconomySection({ facts }: { readonly facts: ModelFacts }) {
  const { t } = useTranslator<typeof modelMessages>();
  const { fuel_economy: fuel, not_loaded } = facts;
  return (
    <Section id={FUEL_ECONOMY_ID} title={t('fuel.title')}>
      {fuel ? (
        <Figures fuel={fuel} />
      ) : not_loaded.includes('fuel_economy') ? (
        <NotLoaded />
      ) : (
        <Nothing title={t('fuel.none')}>{t('fuel.noneText')}</Nothing>
      )}
    </Section>
  );
}

function Figures({ fuel }: { readonly fuel: FuelEconomyFacts }) {
  const { t, number } = useTranslator<typeof modelMessages>();
  const { say, dollars, depends } = useSpan();
  const [first] = fuel.fuels;
  const onElectricity = fuel.fuels.find(({ kwh_per_100_miles: kwh }) => kwh !== null);
  const sentence = depends(fuel.depends_on);
  const miles = (span: Span) => t('fuel.miles', { miles: say(span) });
  return (
    <>
      <div className={styles.fuels}>
        {fuel.fuels.map((figures) => (
          <Economy
            key={figures.fuel ?? 'several'}
            figures={figures}
            named={fuel.fuels.length > 1 || figures.fuel !== 'regular'}
          />
        ))}
      </div>
      {sentence && <p className={styles.depends}>{sentence}</p>}
      <Facts
        rows={[
          [t('fuel.fiveYears'), fuel.five_year_cost && dollars(fuel.five_year_cost)],
          [t('fuel.annual'), fuel.annual_cost && dollars(fuel.annual_cost)],
          [t('fuel.saves'), fuel.saves_over_5_years && <Saves span={fuel.saves_over_5_years} />],
          ...fuel.fuels.map(
            (each) =>
              [
                each.fuel === 'electricity' ? t('fuel.range') : t('fuel.rangeTank'),
                each.range_miles && miles(each.range_miles),
              ] as const,
          ),
          [
            t('fuel.kwh'),
            onElectricity?.kwh_per_100_miles && t('fuel.kwhValue', { amount: say(onElectricity.kwh_per_100_miles) }),
          ],
          [t('fuel.co2'), first?.co2_grams_per_mile && t('fuel.co2Value', { amount: say(first.co2_grams_per_mile) })],
          [t('fuel.ghg'), fuel.ghg_score && t('fuel.score', { score: say(fuel.ghg_score, number) })],
          [t('fuel.class'), fuel.size_class && <span lang="en">{fuel.size_class}</span>],
        ]}
      />
      <p className={styles.basis}>{t('fuel.basis')}</p>
      <SourceLine source={fuel.source} />
    </>
  );
}

/** Mileage on one fuel: combined in large type, city and highway beside it. */
function Economy({ figures, named }: { readonly figures: FuelFigures; readonly named: boolean }) {
  const { t } = useTranslator<typeof modelMessages>();
  const { say } = useSpan();
  const { fuel, unit, city, highway, combined } = figures;
  return (
    <div className={styles.fuel}>
      {named && <h3>{t(`fuel.of.${fuel ?? 'several'}`)}</h3>}
      <p className={styles.combined}>
        {combined ? (
          <>
            <b>{say(combined)}</b> {t(`fuel.unit.${unit}`)} <span>{t('fuel.combined')}</span>
          </>
        ) : null}
      </p>
      <p className={styles.split}>
        {city && (
          <span>
            <b>{say(city)}</b> {t('fuel.city')}
          </span>
        )}
        {highway && (
          <span>
            <b>{say(highway)}</b> {t('fuel.highway')}
          </span>
        )}
      </p>
    </div>
  );
}

/** Savings compared with the average new vehicle; negative means extra cost. */
function Saves({ span: { low, high } }: { readonly span: Span }) {
  const { t, wholeMoney } = useTranslator<typeof modelMessages>();
  const amount = (value: number) => wholeMoney(Math.abs(value) * 100, 'USD');
  const side = (value: number) => t(value < 0 ? 'fuel.costs' : 'fuel.saved', { amount: amount(value) });
  if (low !== high) return t('fuel.savesSpan', { low: side(high), high: side(low) });
  if (low === 0) return t('fuel.savesEqual');
  return t(low > 0 ? 'fuel.savesMore' : 'fuel.savesLess', { amount: amount(low) });
}
