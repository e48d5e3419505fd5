import { CallProvider, island, Notice, useAddress, useTranslator } from '@vinlore/ui';
import { isClassicVin, plainVin, vinOfText } from '@vinlore/vehicle-domain';
import { useMemo, useSyncExternalStore } from 'react';
import { DecodedVehicleCard } from '../decoded/decoded-vehicle-card.tsx';
import type { Ways } from '../decode-in-browser/ways.ts';
import { useDecoded } from '../look-up/use-decoded.ts';
import type { offlineMessages } from '../messages/offline.ts';
import { VinFieldForm } from '../ways/vin-field.tsx';
import { offlineCall } from './offline-call.ts';
import styles from './offline-look-up.module.css';

/** What `OfflineLookUp` takes: plain JSON, as it was when the page was kept. */
export interface OfflineLookUpProps {
  /** The words of the field's button. */
  readonly button: string;
  /** Where the index's excerpts lie, and NHTSA's name of the data in them. */
  readonly ways: Pick<Ways, 'shards' | 'release'>;
}

/** Where VINs lead: without a connection back here, with one to all that there is to know. */
const PATH = '/decode';

/** The page is one for every address that cannot be reached: only the browser knows which, and each is another document. */
const vinOfAddress = () => plainVin(vinOfText(new URLSearchParams(window.location.search).get('vin') ?? ''));
const stays = () => () => {};

/** What the page is, and why. */
function Title() {
  const { t } = useTranslator<typeof offlineMessages>();
  return (
    <header>
      <h1>{t('offline.title')}</h1>
      <p className="lead">{t('offline.lead')}</p>
    </header>
  );
}

/** The vehicle of the VIN in the address, or what is missing here. */
function Found({ vin }: { readonly vin: string }) {
  const { t } = useTranslator<typeof offlineMessages>();
  const address = useAddress();
  const decoding = useDecoded(vin, true);
  const again = (
    <button type="button" className="btn btn-outline" onClick={() => window.location.reload()}>
      {t('offline.retry')}
    </button>
  );
  if (decoding.kind === 'decoded')
    return (
      <>
        <Notice status="info" role="status" title={t('offline.decoded')} actions={again}>
          <p>{t('offline.decodedLead')}</p>
        </Notice>
        <DecodedVehicleCard
          vehicle={decoding.vehicle}
          hrefOf={(other) => `${address(PATH)}?vin=${encodeURIComponent(other)}`}
        />
      </>
    );
  return (
    <>
      <Title />
      {decoding.kind === 'failed' ? (
        <Notice status="ask" role="status" title={t('offline.none', { vin })} actions={again}>
          <p>{t(isClassicVin(vin) ? 'offline.classicLead' : 'offline.noneLead')}</p>
        </Notice>
      ) : (
        <span className={`skeleton ${styles.place}`} />
      )}
    </>
  );
}

/**
 * The look-up without a connection (docs/adr/0052-offline-vin-decoding.md): decodes the VIN of the address from excerpts of
 * the index that this browser keeps, and says what is missing. Calls nobody.
 */
export function OfflineLookUpForm({ button, ways }: OfflineLookUpProps) {
  const call = useMemo(() => offlineCall(ways), [ways]);
  const vin = useSyncExternalStore(stays, vinOfAddress, () => '');
  return (
    <CallProvider value={call}>
      <div className={styles.page}>
        {vin === '' ? <Title /> : <Found vin={vin} />}
        <VinFieldForm button={button} action={PATH} />
      </div>
    </CallProvider>
  );
}

/** `OfflineLookUpForm` as an island: the page is there for it. */
export const OfflineLookUp = island('offline-look-up', OfflineLookUpForm, 'idle');
