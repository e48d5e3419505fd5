import type { BlockOf } from '@vinlore/content-domain';
import { useAddress } from '@vinlore/ui';
import { Section } from '../section.tsx';
import type { BlockSlots } from '../slots.ts';
import styles from './document.module.css';
import { Points } from './points.tsx';

/** A sample document with points that explain it. */
export function DocumentBlock({ block, slots }: { block: BlockOf<'document'>; slots: BlockSlots }) {
  const address = useAddress();
  const sheet = slots.sticker(block.sampleVin, block.view);
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      <div className={sheet ? styles.beside : undefined}>
        {sheet && <div className={styles.tray}>{sheet}</div>}
        <div>
          <Points points={block.points} />
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
