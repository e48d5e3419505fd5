import { brandContract, type ServiceDay, type ServiceState } from '@vinlore/brand';
import type { DataOf } from '@vinlore/contract';
import { createFormats } from '@vinlore/i18n';
import { type Status, StatusWord } from '@vinlore/ui';
import { Opening } from '../pages/opening.tsx';
import type { DrawnPage } from '../pages/page.ts';
import type { MarketingText, Visit } from '../site.ts';
import styles from './status.module.css';

type Services = DataOf<typeof brandContract.status>['services'];

const STATUS = { ok: 'ok', degraded: 'ask', down: 'stop' } as const satisfies Record<ServiceState, Status>;

/** A day on which a service didn't work as it should. */
const isBad = ({ state }: ServiceDay) => state === 'degraded' || state === 'down';

const dayText = (text: MarketingText, { day, state, minutes }: ServiceDay) =>
  state === null
    ? text.t('status.noData', { day: text.date(day) })
    : text.t('status.day', { day: text.date(day), state: text.t(`status.${state}`), minutes });

/** A bar per day. The colors repeat what the list of problems says, so screen readers get one sentence instead. */
function Days({ days, text }: { days: readonly ServiceDay[]; text: MarketingText }) {
  return (
    <>
      <div
        className={styles.days}
        role="img"
        aria-label={text.t('status.summary', { count: days.filter(isBad).length })}
      >
        {days.map((day) => (
          <span key={day.day} className={styles[day.state ?? 'unknown']} title={dayText(text, day)} />
        ))}
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span>{text.t('status.ago')}</span>
        <span>{text.t('status.today')}</span>
      </div>
    </>
  );
}

function Service({ service: { name, state, days }, text }: { service: Services[number]; text: MarketingText }) {
  return (
    <section className={styles.service}>
      <div className={styles.head}>
        <h2>{text.t(`status.${name}`)}</h2>
        <StatusWord status={STATUS[state]}>{text.t(`status.${state}`)}</StatusWord>
      </div>
      <Days days={days} text={text} />
      {days.some(isBad) && (
        <ul className={styles.problems}>
          {days
            .filter(isBad)
            .toReversed()
            .map((day) => (
              <li key={day.day}>{dayText(text, day)}</li>
            ))}
        </ul>
      )}
    </section>
  );
}

/** `/status`: the brand's services now and over the last 90 days, as the server last measured them. */
export async function statusPage({ path, brand, language, text, call }: Visit): Promise<DrawnPage | null> {
  if (path !== '/status') return null;
  const { at, services } = await call(brandContract.status, {});
  const has = (state: ServiceState) => services.some((service) => service.state === state);
  const worst = has('down') ? 'down' : has('degraded') ? 'degraded' : 'ok';
  const title = text.t('status.title');
  return {
    status: 200,
    cache: 'briefly',
    meta: {
      title: `${title} | ${brand.name}`,
      description: text.t('status.description', { brand: brand.name }),
      metaRobots: 'noindex, follow',
    },
    body: (
      <>
        <Opening title={title} lead={text.t(`status.lead.${worst}`)} />
        <div className={`wrap ${styles.services}`}>
          {services.map((service) => (
            <Service key={service.name} service={service} text={text} />
          ))}
          <p className="dim">{text.t('status.updated', { time: createFormats(language, 'UTC').moment(at) })}</p>
          <p>
            {text.t('status.help')} <a href={`mailto:${brand.support_email}`}>{brand.support_email}</a>
          </p>
        </div>
      </>
    ),
  };
}
