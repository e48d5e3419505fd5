import { OfflineGarage } from '@vinlore/garage-feature/kept';
import { OfflineLookUp } from '@vinlore/vehicle-feature';
import { vehicleContract } from '@vinlore/vehicle-domain';
import type { Visit } from '../site.ts';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

/**
 * `/offline`: what the browser shows without a connection. Cached by the service worker (`offline/sw.js`), so it
 * contains nothing personal.
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
