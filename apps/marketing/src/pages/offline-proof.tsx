import { addressIn } from '@vinlore/brand';
import type { DataOf } from '@vinlore/contract';
import type { genuineContract } from '@vinlore/sticker-domain';
import { Notice } from '@vinlore/ui';
import { DataBlock } from '../document/island-host.tsx';
import type { OfflineProofData } from '../islands/offline-proof.ts';
import type { Visit } from '../site.ts';
import styles from './page.module.css';

const VERDICTS = { good: 'ok', bad: 'stop', cannot: 'ask' } as const;
const FIELDS = ['id', 'name', 'vin', 'madeOn'] as const;

/**
 * Fields that a sticker's code proves without the network: shown by a 1 KB script after it has verified the signature
 * behind `#`. Hidden if a number was typed.
 */
export function OfflineProof({
  visit,
  keys,
}: {
  visit: Visit;
  keys: DataOf<typeof genuineContract.stickerKeys>['keys'];
}) {
  const { text, brand, language } = visit;
  const data: OfflineProofData = { keys, page: addressIn(brand, language, '/verify') };
  return (
    <>
      <div data-island="offline-proof" data-when="idle" className={styles.notice} role="status" hidden>
        {Object.entries(VERDICTS).map(([verdict, status]) => (
          <div
            key={verdict}
            data-verdict={verdict}
            data-title={text.t(`verify.proof.${verdict}` as 'verify.proof.good')}
            hidden
          >
            <Notice status={status} title={text.t(`verify.proof.${verdict}` as 'verify.proof.good')}>
              <p>{text.t(`verify.proof.${verdict}Text` as 'verify.proof.goodText')}</p>
            </Notice>
          </div>
        ))}
        <dl className={styles.proof}>
          {FIELDS.map((field) => (
            <div key={field} hidden>
              <dt>{text.t(`verify.proof.${field}`)}</dt>
              <dd data-field={field} translate="no" />
            </div>
          ))}
        </dl>
        <p data-offline hidden>
          {text.t('verify.proof.offline')}
        </p>
      </div>
      <DataBlock id="offline-proof" value={data} />
    </>
  );
}
