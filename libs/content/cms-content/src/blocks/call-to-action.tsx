import type { BlockOf } from '@vinlore/content-domain';
import styles from './call-to-action.module.css';

/** One thing to do next. */
export function CallToActionBlock({ block }: { block: BlockOf<'call-to-action'> }) {
  return (
    <section id={block.id} className={styles.call}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2>{block.title}</h2>
          <p>{block.text}</p>
        </div>
        <a className="btn btn-lg" href={block.action.href}>
          {block.action.label}
        </a>
      </div>
    </section>
  );
}
