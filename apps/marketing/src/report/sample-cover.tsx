import type { ReportView } from '@vinlore/report-domain';
import { ReportCover } from '@vinlore/report-feature/sheet';
import { useAddress } from '@vinlore/ui';
import type { Visit } from '../site.ts';
import { samplePath, samplePdf } from './sample-path.ts';
import styles from './report.module.css';

/** A sample vehicle's verdict, with links to the full report. */
export function SampleCover({ view, visit }: { view: ReportView; visit: Visit }) {
  const { text, language } = visit;
  const address = useAddress();
  const href = address(samplePath(view.vin));
  return (
    <>
      <ReportCover view={view} href={href} />
      <p className={styles.ways}>
        <a className="btn btn-primary" href={href}>
          {text.t('sampleReport.whole')}
        </a>
        <a className="btn btn-outline" href={samplePdf(view.vin, language)} target="_blank">
          {text.t('sampleReport.pdf')}
        </a>
      </p>
    </>
  );
}
