import { OfflineGarage } from '@vinlore/garage-feature/kept';
import { OfflineLookUp } from '@vinlore/vehicle-feature';
import { vehicleContract } from '@vinlore/vehicle-domain';
import type { Visit } from '../site.ts';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

/**
 * `/offline`: what a browser shows of the site where it has no connection. Its service worker keeps it
 * (`offline/sw.js`), so nothing of it may be anybody's.
 */
export async function offlinePage({ path, brand, text, call }: Visit): Promise<DrawnPage | null> {
  if (path !== '/offline') return null;
  const { shards, release } = await call(vehicleContract.vehicleWays, {});
  return {
    status: 200,
    cache: 'never',
    meta: {
      title: `${text.t('site.offline')} | ${brand.name}`,
      description: text.t('decode.formLead'),
      metaRobots: 'noindex',
    },
    body: (
      <div className={styles.opening}>
        <div className="wrap">
          <OfflineLookUp button={text.t('decode.button')} ways={{ shards, release }} />
          <OfflineGarage />
        </div>
      </div>
    ),
  };
}
