import { type Hides, type ReportShare, sectionName } from '@vinlore/report-domain';
import { ErrorNotice, FormName, Notice, useTranslator } from '@vinlore/ui';
import { ShareIcon } from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';
import { HIDEABLE, SHARE_DAYS, type ShareDays } from './hides.ts';
import styles from './share.module.css';

/** The name by which the server recognizes the form. */
export const SHARE_FORM = 'share';

/** What a link shows, and for how long. */
export type ShareRequest = Hides & { readonly days: ShareDays };

const USUAL_DAYS: ShareDays = 7;

/** The choices from the submitted form; invalid values are ignored. */
export function shareRequestOf(fields: URLSearchParams): ShareRequest {
  const hidden = new Set(fields.getAll('hidden'));
  return {
    days: SHARE_DAYS.find((days) => String(days) === fields.get('days')) ?? USUAL_DAYS,
    hidden: HIDEABLE.filter((section) => hidden.has(section)),
    hide_vin: fields.has('hide_vin'),
    hide_mileage: fields.has('hide_mileage'),
  };
}

/** Props of `ShareBought`. */
export interface ShareBoughtProps {
  /** Whether the report has a mileage that its buyer entered. */
  readonly hasMileage: boolean;
  /** URL of the page, with the key that opens the report. */
  readonly action: string;
  /** The new link with its absolute URL. */
  readonly made: { readonly share: ReportShare; readonly url: string } | null;
  /** The error thrown when creating the link. */
  readonly error: unknown;
}

/** A new link. */
function Made({ share, url }: NonNullable<ShareBoughtProps['made']>) {
  const { t, date } = useTranslator<typeof reportMessages>();
  return (
    <Notice status="ok" role="status" title={t('share.made', { until: date(share.expires_at) })}>
      <p>
        <a href={share.url} className={styles.address}>
          {url}
        </a>
      </p>
    </Notice>
  );
}

/**
 * Sharing form for a report bought without an account, with the same choices as for members (docs/decisions.md §6):
 * lifetime and hidden parts. A plain HTML form. View counts and early deactivation require an account.
 */
export function ShareBought({ hasMileage, action, made, error }: ShareBoughtProps) {
  const { t, language } = useTranslator<typeof reportMessages>();
  return (
    <section id={SHARE_FORM} className={`no-print ${styles.bought}`}>
      <h2>{t('share.title')}</h2>
      {made && <Made {...made} />}
      {error !== null && <ErrorNotice error={error} />}
      <form method="post" action={`${action}#${SHARE_FORM}`} className={styles.form}>
        <FormName name={SHARE_FORM} />
        <fieldset className={styles.days}>
          <legend>{t('share.days')}</legend>
          {SHARE_DAYS.map((days) => (
            <label key={days}>
              <input type="radio" name="days" value={days} defaultChecked={days === USUAL_DAYS} />
              <span>{t('share.dayCount', { count: days })}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.hides}>
          <legend>{t('share.hide')}</legend>
          <label>
            <input type="checkbox" name="hide_vin" />
            <span>{t('share.hideVin')}</span>
          </label>
          {hasMileage && (
            <label>
              <input type="checkbox" name="hide_mileage" />
              <span>{t('share.hideMileage')}</span>
            </label>
          )}
          <details>
            <summary>{t('share.hideSections', { count: 0 })}</summary>
            <div className={styles.sections}>
              {HIDEABLE.map((section) => (
                <label key={section}>
                  <input type="checkbox" name="hidden" value={section} />
                  <span>{sectionName(section, language)}</span>
                </label>
              ))}
            </div>
          </details>
        </fieldset>
        <button type="submit" className="btn btn-primary btn-lg">
          <ShareIcon />
          {t(made ? 'share.another' : 'share.make')}
        </button>
      </form>
    </section>
  );
}
