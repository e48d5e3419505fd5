import type { BlockOf } from '@vinlore/content-domain';
import { Section } from '../section.tsx';
import type { BlockSlots } from '../slots.ts';
import styles from './document.module.css';
import { Points } from './points.tsx';

/** The verdict of a sample report with points that explain it. Omitted if it couldn't be rendered. */
export function ReportBlock({ block, slots }: { block: BlockOf<'report'>; slots: BlockSlots }) {
  const report = slots.report(block.reportVin);
  if (!report) return null;
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      {block.points.length === 0 ? (
        <div className={styles.alone}>{report}</div>
      ) : (
        <div className={styles.beside}>
          <div className={styles.report}>{report}</div>
          <Points points={block.points} />
        </div>
      )}
    </Section>
  );
}
