import type { BlockOf } from '@vinlore/content-domain';
import { useAddress } from '@vinlore/ui';
import { Section } from '../section.tsx';
import type { BlockSlots } from '../slots.ts';
import styles from './documents.module.css';

/** Report and sticker side by side; one that couldn't be rendered keeps its text. */
export function DocumentsBlock({ block, slots }: { block: BlockOf<'documents'>; slots: BlockSlots }) {
  const address = useAddress();
  const { id, title, lead, reportVin, report, sampleVin, sticker } = block;
  const cover = slots.report(reportVin);
  const sheet = slots.sticker(sampleVin, 'page');
  return (
    <Section id={id} title={title} lead={lead}>
      <div className={styles.documents}>
        <div className={styles.document}>
          <h3>{report.title}</h3>
          <p className={styles.words}>{report.text}</p>
          {cover}
        </div>
        <div className={styles.document}>
          <h3>{sticker.title}</h3>
          <p className={styles.words}>{sticker.text}</p>
          {sheet && <div className={styles.tray}>{sheet}</div>}
          <p>
            <a className="btn btn-primary" href={address(sticker.action.href)}>
              {sticker.action.label}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
