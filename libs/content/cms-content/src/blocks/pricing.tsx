import type { BlockOf } from '@vinlore/content-domain';
import { Section } from '../section.tsx';
import type { BlockSlots } from '../slots.ts';
import styles from './pricing.module.css';

/** The brand's plans. Omitted if they couldn't be loaded. */
export function PricingBlock({ block, slots }: { block: BlockOf<'pricing'>; slots: BlockSlots }) {
  const plans = slots.plans(block.product);
  if (!plans) return null;
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      {plans}
      {block.note && <p className={styles.note}>{block.note}</p>}
    </Section>
  );
}
