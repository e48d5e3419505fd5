import type { BlockOf } from '@vinlore/content-domain';
import { ChevronDownIcon } from '@vinlore/ui';
import { Section } from '../section.tsx';
import styles from './questions.module.css';

/** An FAQ. Answers open without a script, and the browser's find-in-page opens a match. */
export function QuestionsBlock({ block }: { block: BlockOf<'questions'> }) {
  return (
    <Section id={block.id} title={block.title} lead={block.lead} beside>
      <div className={styles.questions}>
        {block.items.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              <h3>{question}</h3>
              <ChevronDownIcon />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
