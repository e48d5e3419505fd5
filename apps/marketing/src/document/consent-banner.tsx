import { measures } from '@vinlore/brand';
import type { Site } from '../site.ts';
import styles from './consent.module.css';

/** Whether a brand uses analytics and therefore needs consent. */
export const asksForConsent = ({ brand }: Pick<Site, 'brand'>) => measures(brand.settings);

/**
 * Asks for analytics consent. Included but hidden in every page of a brand with analytics: pages are the same for
 * everyone, and the script knows who has answered (`islands/consent.ts`). Both buttons have the same size and weight.
 */
export function ConsentBanner({ site, privacy }: { readonly site: Site; readonly privacy: string }) {
  const { text } = site;
  return (
    <section id="consent" className={styles.banner} aria-labelledby="consent-title" tabIndex={-1} hidden>
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 id="consent-title">{text.t('consent.title')}</h2>
          <p>
            {text.t('consent.text')} <a href={privacy}>{text.t('consent.privacy')}</a>
          </p>
          <p className={styles.now} data-now="granted" hidden>
            {text.t('consent.nowGranted')}
          </p>
          <p className={styles.now} data-now="denied" hidden>
            {text.t('consent.nowDenied')}
          </p>
          <p className={styles.now} data-now="gpc" hidden>
            {text.t('consent.nowGpc')}
          </p>
        </div>
        <div className={styles.buttons}>
          <button type="button" className="btn btn-outline" data-answer="denied">
            {text.t('consent.refuse')}
          </button>
          <button type="button" className="btn btn-outline" data-answer="granted">
            {text.t('consent.accept')}
          </button>
          <button type="button" className="btn btn-outline" data-close hidden>
            {text.t('consent.close')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Footer link to change the choice at any time. Shown by the script, without which nothing is measured. */
export function ConsentLink({ site }: { readonly site: Site }) {
  return (
    <button type="button" className={styles.link} data-consent aria-controls="consent" hidden>
      {site.text.t('consent.open')}
    </button>
  );
}
