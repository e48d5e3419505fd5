import type { BlockOf } from '@vinlore/content-domain';
import { type Heading, headingsOf, readMarkdown } from '@vinlore/content-domain/markdown';
import { useTranslator } from '@vinlore/ui';
import { Markdown } from '../markdown/markdown.tsx';
import type { contentMessages } from '../messages/index.ts';
import styles from './rich-text.module.css';

/** From this number of main headings on, a text starts with a table of contents. */
const LONG = 4;

function Contents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslator<typeof contentMessages>();
  return (
    <nav className={styles.contents} aria-label={t('content.contents')}>
      <p>{t('content.contents')}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Rich text. Its title is next to it; a long text without a title has its table of contents there. */
export function RichTextBlock({ block }: { block: BlockOf<'rich-text'> }) {
  const tokens = readMarkdown(block.text);
  const headings = headingsOf(tokens, block.title ? 3 : 2);
  const main = [...headings.values()].filter(({ level }) => level === 2);
  return (
    <section id={block.id} className={styles.section}>
      <div className={`wrap ${styles.beside}`}>
        <div className={styles.side}>
          {block.title && <h2>{block.title}</h2>}
          {main.length >= LONG && <Contents headings={main} />}
        </div>
        <Markdown tokens={tokens} headings={headings} />
      </div>
    </section>
  );
}
