import type { BlockOf } from '@vinlore/content-domain';
import { Drawing } from '../drawing.tsx';
import { Section } from '../section.tsx';
import styles from './features.module.css';

/** Features side by side. */
export function FeaturesBlock({ block }: { block: BlockOf<'features'> }) {
  return (
    <Section id={block.id} title={block.title} lead={block.lead}>
      <ul className={`columns ${styles.features}`} data-count={block.items.length}>
        {block.items.map(({ title, text, picture }) => (
          <li key={title}>
            {picture && <Drawing picture={picture} />}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
