import { Notice, useAddress, VinText } from '@vinlore/ui';
import { type DecodedVehicle, vehicleContract, vinGroups } from '@vinlore/vehicle-domain';
import { DecodePage, VinField } from '@vinlore/vehicle-feature';
import type { Text, Visit } from '../site.ts';
import { callError, statusOf } from './failed-call.ts';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';
import { isWhole } from './whole-vehicle.ts';

/** The page with the entry, and where its form leads. */
export const RECALLS_PATH = '/recalls';

/** What somebody typed is shown again, but never at any length. */
const LONGEST_ECHO = 64;

/** NHTSA's own look-up of the open recalls of one VIN: free, for everybody. */
const nhtsa = (vin: string) => `https://www.nhtsa.gov/recalls?vin=${encodeURIComponent(vin)}`;

/** A field for a VIN whose recalls are looked up. */
export function RecallField({ button, vin }: { button: string; vin?: string }) {
  return <VinField button={button} vin={vin} action={RECALLS_PATH} />;
}

/** The car, so that nobody asks for another one's recalls; the way on to who knows them; and what that cannot tell. */
function Answer({ vehicle, text }: { vehicle: DecodedVehicle; text: Text }) {
  const address = useAddress();
  const { vin, fullName } = vehicle;
  return (
    <div className={styles.recalls}>
      <h1>{fullName || vin}</h1>
      <p className="lead">
        <VinText groups={vinGroups(vin)} />
      </p>
      <div className={styles.notice}>
        <Notice
          status="info"
          title={text.t('recalls.there')}
          actions={
            <a className="btn btn-primary btn-lg" href={nhtsa(vin)} rel="noopener">
              {text.t('recalls.open')}
            </a>
          }
        >
          <p>{text.t('recalls.thereText')}</p>
        </Notice>
      </div>
      <h2>{text.t('recalls.limits')}</h2>
      <p className="dim">{text.t('recalls.limitsText')}</p>
      <p>
        <a className={styles.more} href={address(`/decode?vin=${encodeURIComponent(vin)}`)}>
          {text.t('recalls.decoded')}
        </a>
      </p>
    </div>
  );
}

/**
 * `/recalls?vin=…`: what the entry of the recall check leads to, without a script too. We have no recall data of our own
 * yet, so the page names the car and leads on to NHTSA. Without a VIN it is the brand's own page.
 */
export async function recallsPage({ path, query, brand, text, call }: Visit): Promise<DrawnPage | null> {
  const vin = query.get('vin')?.trim() ?? '';
  if (path !== RECALLS_PATH || !vin) return null;
  const { vehicle, error } = await call(vehicleContract.decode, { vin }).then(
    (vehicle) => ({ vehicle, error: null }),
    (error: unknown) => ({ vehicle: null, error: callError(error) }),
  );
  const field = <RecallField button={text.t('recalls.button')} vin={vehicle ? '' : vin.slice(0, LONGEST_ECHO)} />;
  const name = vehicle?.fullName;
  return {
    status: error ? statusOf(error) : 200,
    cache: 'never',
    meta: {
      title: `${name ? text.t('recalls.metaTitle', { vehicle: name }) : text.t('recalls.title')} | ${brand.name}`,
      description: text.t('recalls.thereText'),
      metaRobots: 'noindex, follow',
    },
    body: (
      <div className={styles.opening}>
        <div className="wrap">
          {vehicle && isWhole(vehicle) ? (
            <>
              <Answer vehicle={vehicle} text={text} />
              <h2 className={styles.another}>{text.t('recalls.another')}</h2>
              {field}
            </>
          ) : (
            <DecodePage
              vin={vin.slice(0, LONGEST_ECHO)}
              vehicle={vehicle}
              error={error}
              button={text.t('recalls.button')}
              action={RECALLS_PATH}
              field={field}
            />
          )}
        </div>
      </div>
    ),
  };
}
