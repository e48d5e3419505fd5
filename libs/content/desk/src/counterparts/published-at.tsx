import type { contentDeskContract } from '@vinlore/content-domain';
import type { DataOf } from '@vinlore/contract';
import { Notice, useTranslator } from '@vinlore/ui';
import type { contentDeskMessages } from '../messages/index.ts';
import { historyHref } from '../places.ts';
import styles from './counterparts.module.css';
import type { useOtherBrands } from './use-counterparts.ts';

/** What became of a publication. */
export interface Outcome {
  readonly as: 'publish' | 'draft';
  readonly planned: boolean;
  readonly published: DataOf<typeof contentDeskContract.publishToBrands>['published'];
}

/** What `PublishedAt` takes. */
export interface PublishedAtProps {
  readonly outcome: Outcome;
  readonly brands: NonNullable<ReturnType<typeof useOtherBrands>['data']>;
}

/** Where the texts stand now; each is undone in the history at its own brand's desk. */
export function PublishedAt({ outcome, brands }: PublishedAtProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { as, planned, published } = outcome;
  const title = planned ? 'planned' : as === 'draft' ? 'drafted' : 'published';
  return (
    <Notice status="ok" role="status" title={t(`content.brands.${title}`)}>
      <ul className={styles.remarks}>
        {published.map(({ brand: key, language, id, changed }) => {
          const { name, desk } = brands.find(({ brand }) => brand === key)!;
          return (
            <li key={`${key} ${language}`}>
              <a className="link" href={desk + historyHref(id, language)} target="_blank" rel="noreferrer">
                {t('content.brands.historyAt', { name, language: t(`content.language.${language}`) })}
              </a>
              {!changed && <span className="dim"> {t('content.brands.same')}</span>}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
