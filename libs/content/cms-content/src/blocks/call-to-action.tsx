import type { BlockOf } from '@vinlore/content-domain';
import { useAddress } from '@vinlore/ui';
import styles from './call-to-action.module.css';

/** A call to action. */
export function CallToActionBlock({ block }: { block: BlockOf<'call-to-action'> }) {
  const address = useAddress();
  return (
    <section id={block.id} className={styles.call}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2>{block.title}</h2>
          <p>{block.text}</p>
        </div>
        <a className="btn btn-lg" href={address(block.action.href)}>
          {block.action.label}
        </a>
      </div>
    </section>
  );
}
