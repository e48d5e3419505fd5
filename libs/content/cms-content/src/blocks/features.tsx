import type { BlockOf } from '@vinlore/content-domain';
import { Section } from '../section.tsx';
import styles from './features.module.css';

/** Short statements side by side. */
export function FeaturesBlock({ block }: { block: BlockOf<'features'> }) {
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      <ul className={styles.features}>
        {block.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
