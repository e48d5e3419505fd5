import { useAddress } from '@vinlore/ui';
import type { MarketingText } from '../site.ts';
import { modelReportPath } from './model-report-path.ts';
import styles from './report.module.css';

export interface ModelOfferProps {
  readonly vin: string;
  readonly text: MarketingText;
  /** `primary` if it is the page's main offer. */
  readonly look: 'primary' | 'outline';
}

/** The free model report: a description and its link, without an account. */
export function ModelOffer({ vin, text, look }: ModelOfferProps) {
  const address = useAddress();
  return (
    <div className={styles.offer}>
      <a className={`btn btn-lg btn-${look}`} href={address(modelReportPath(vin))}>
        {text.t('decode.modelReport')}
      </a>
      <p className="dim sm">{text.t('decode.modelReportText')}</p>
    </div>
  );
}
