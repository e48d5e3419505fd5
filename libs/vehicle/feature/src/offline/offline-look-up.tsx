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

/** Props of `OfflineLookUp`: plain JSON, as of when the page was cached. */
export interface OfflineLookUpProps {
  /** Label of the field's button. */
  readonly button: string;
  /** Base URL of the excerpts, and NHTSA's name for their data. */
  readonly ways: Pick<Ways, 'shards' | 'release'>;
}

/** Action URL for VINs: back here when offline, the full page when online. */
const PATH = '/decode';

/** One cached page serves every unreachable URL; only the browser knows which one, and each is a separate document. */
const vinOfAddress = () => plainVin(vinOfText(new URLSearchParams(window.location.search).get('vin') ?? ''));
const stays = () => () => {};

/** Heading that explains the page. */
function Title() {
  const { t } = useTranslator<typeof offlineMessages>();
  return (
    <header>
      <h1>{t('offline.title')}</h1>
      <p className="lead">{t('offline.lead')}</p>
    </header>
  );
}

/** The vehicle for the VIN in the URL, or what's missing. */
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
 * Offline lookup (docs/adr/0052-offline-vin-decoding.md): decodes the VIN in the URL from excerpts cached in this
 * browser and says what's missing. Makes no requests.
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

/** `OfflineLookUpForm` as an island, hydrated right away because the page exists only for it. */
export const OfflineLookUp = island('offline-look-up', OfflineLookUpForm, 'idle');
