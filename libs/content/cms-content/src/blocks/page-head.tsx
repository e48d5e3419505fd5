import type { BlockOf } from '@vinlore/content-domain';
import { useTranslator } from '@vinlore/ui';
import type { contentMessages } from '../messages/index.ts';
import styles from './page-head.module.css';

/** The heading of a page without a form: title, introduction, and last update. */
export function PageHeadBlock({ block }: { block: BlockOf<'page-head'> }) {
  const { t, date } = useTranslator<typeof contentMessages>();
  return (
    <section id={block.id} className={styles.head}>
      <div className="wrap">
        <h1>{block.title}</h1>
        {block.lead && <p className="lead">{block.lead}</p>}
        {block.updated && (
          <p className={styles.updated}>
            <time dateTime={block.updated}>{t('content.updated', { date: date(block.updated) })}</time>
          </p>
        )}
      </div>
    </section>
  );
}
