import type { BlockOf } from '@vinlore/content-domain';
import { MailingForm } from '../mailing/mailing-form.tsx';
import { Section } from '../section.tsx';
import type { BlockSlots } from '../slots.ts';
import styles from './forms.module.css';

/** The contact form. */
export function ContactBlock({ block, slots }: { block: BlockOf<'contact'>; slots: BlockSlots }) {
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      {slots.contact(block.button)}
    </Section>
  );
}

/** A VIN for the look-up of recalls, with what that look-up can tell and what it cannot. */
export function RecallCheckBlock({ block, slots }: { block: BlockOf<'recall-check'>; slots: BlockSlots }) {
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      {slots.recallCheck(block.button)}
      <p className={styles.note}>{block.note}</p>
    </Section>
  );
}

/** The number of a sticker, to see what was signed. */
export function VerifyBlock({ block, slots }: { block: BlockOf<'verify'>; slots: BlockSlots }) {
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      {slots.verify(block.button)}
    </Section>
  );
}

/** News by mail. */
export function MailingBlock({ block }: { block: BlockOf<'mailing'> }) {
  return (
    <Section id={block.id} title={block.title} lead={block.lead} beside slim>
      <MailingForm purpose={block.purpose} button={block.button} />
    </Section>
  );
}
