import type { BlockOf } from '@vinlore/content-domain';
import { Section } from '../section.tsx';
import styles from './steps.module.css';

/** Numbered steps: side by side, or stacked along a line. */
export function StepsBlock({ block }: { block: BlockOf<'steps'> }) {
  return (
    <Section id={block.id} title={block.title} lead={block.lead} beside={block.layout === 'path'}>
      <ol className={block.layout === 'row' ? `columns ${styles.row}` : styles.path} data-count={block.steps.length}>
        {block.steps.map(({ title, text, tag }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {tag && <span className={`tag ${styles.tag}`}>{tag}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
