import type { BlockOf } from '@vinlore/content-domain';
import type { BlockSlots } from '../slots.ts';
import styles from './call-to-action.module.css';

/** One thing to do next. */
export function CallToActionBlock({ block, slots }: { block: BlockOf<'call-to-action'>; slots: BlockSlots }) {
  return (
    <section id={block.id} className={styles.call}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2>{block.title}</h2>
          <p>{block.text}</p>
        </div>
        <a className="btn btn-lg" href={slots.href(block.action.href)}>
          {block.action.label}
        </a>
      </div>
    </section>
  );
}
