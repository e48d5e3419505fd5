import { Notice, useAddress, useTranslator } from '@vinlore/ui';
import type { reportMessages } from '../messages/index.ts';

/** Props of `NeedsVin`. */
export interface NeedsVinProps {
  /** Year, make, and model of the vehicle. */
  readonly name: string;
  /** Path of the public model page, without the language. */
  readonly modelPath: string;
  /** Returns to the VIN field. */
  readonly onVin: () => void;
}

/** Notice for a vehicle without a VIN: records are filed by VIN, but the model report is free. */
export function NeedsVin({ name, modelPath, onVin }: NeedsVinProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const address = useAddress();
  return (
    <Notice
      status="info"
      role="status"
      title={t('make.needsVin')}
      actions={
        <>
          <button type="button" className="btn btn-primary" onClick={onVin}>
            {t('make.typeVin')}
          </button>
          <a className="btn btn-outline" href={address(modelPath)} target="_blank">
            {t('make.aboutModel')}
          </a>
        </>
      }
    >
      <p>{t('make.needsVinLead', { name })}</p>
    </Notice>
  );
}
