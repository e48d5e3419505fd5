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

/** The recall check: a VIN field with what the lookup can and can't find. */
export function RecallCheckBlock({ block, slots }: { block: BlockOf<'recall-check'>; slots: BlockSlots }) {
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      {slots.recallCheck(block.button)}
      <p className={styles.note}>{block.note}</p>
    </Section>
  );
}

/** Sticker verification by number. */
export function VerifyBlock({ block, slots }: { block: BlockOf<'verify'>; slots: BlockSlots }) {
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      {slots.verify(block.button)}
    </Section>
  );
}

/** Email sign-up for news. */
export function MailingBlock({ block }: { block: BlockOf<'mailing'> }) {
  return (
    <Section id={block.id} title={block.title} lead={block.lead} beside slim>
      <MailingForm purpose={block.purpose} button={block.button} />
    </Section>
  );
}
