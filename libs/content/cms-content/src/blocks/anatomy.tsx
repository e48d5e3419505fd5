import type { BlockOf } from '@vinlore/content-domain';
import { Section } from '../section.tsx';
import type { BlockSlots } from '../slots.ts';
import styles from './anatomy.module.css';

/** Breaks down one VIN. Omitted if the vehicle couldn't be decoded. */
export function AnatomyBlock({ block, slots }: { block: BlockOf<'anatomy'>; slots: BlockSlots }) {
  const drawn = slots.anatomy(block.sampleVin);
  if (!drawn) return null;
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      {drawn}
      {block.note && <p className={styles.note}>{block.note}</p>}
    </Section>
  );
}
