import { Notice, useAddress, useTranslator } from '@vinlore/ui';
import type { reportMessages } from '../messages/index.ts';

/** What `NeedsVin` takes. */
export interface NeedsVinProps {
  /** The vehicle in words: year, make, model. */
  readonly name: string;
  /** Path of the public page about its model, without the language. */
  readonly modelPath: string;
  /** Back to the field. */
  readonly onVin: () => void;
}

/** A vehicle that is known by its name alone: records are kept by VIN, what is known of its model is free. */
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
