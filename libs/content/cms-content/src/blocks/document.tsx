import type { BlockOf } from '@vinlore/content-domain';
import { CheckIcon, useAddress } from '@vinlore/ui';
import { Section } from '../section.tsx';
import type { BlockSlots } from '../slots.ts';
import styles from './document.module.css';

/** A real page of the product with what there is to see on it. */
export function DocumentBlock({ block, slots }: { block: BlockOf<'document'>; slots: BlockSlots }) {
  const address = useAddress();
  const sheet = slots.sticker(block.sampleVin, block.view);
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      <div className={sheet ? styles.beside : undefined}>
        {sheet && <div className={styles.tray}>{sheet}</div>}
        <div>
          <ul className={styles.points}>
            {block.points.map(({ title, text }) => (
              <li key={title}>
                <CheckIcon />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          {block.action && (
            <a className={`btn btn-primary btn-lg ${styles.action}`} href={address(block.action.href)}>
              {block.action.label}
            </a>
          )}
        </div>
      </div>
    </Section>
  );
}
