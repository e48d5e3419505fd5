import { contentDeskContract } from '@vinlore/content-domain';
import type { DataOf } from '@vinlore/contract';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { contentDeskMessages } from '../messages/index.ts';
import { historyHref } from '../places.ts';
import styles from './counterparts.module.css';
import type { useOtherBrands } from './use-counterparts.ts';

type Published = DataOf<typeof contentDeskContract.publishToBrands>['published'][number];
type Brands = NonNullable<ReturnType<typeof useOtherBrands>['data']>;

/** The result of a publication. */
export interface Outcome {
  readonly as: 'publish' | 'draft';
  readonly planned: boolean;
  readonly published: readonly Published[];
}

interface PublishedTextProps {
  readonly published: Published;
  readonly brand: Brands[number];
  readonly onUndone: () => void;
}

/** One brand's text, with a link to its history and an undo button of its own. */
function PublishedText({ published, brand, onUndone }: PublishedTextProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const { id, language, number, changed } = published;
  const undo = useMutation({
    mutationFn: () => call(contentDeskContract.undoAtBrand, { id, language, brand: brand.brand, number }),
    onSuccess: onUndone,
  });
  const place = t('content.brands.place', { name: brand.name, language: t(`content.language.${language}`) });
  return (
    <li>
      <a className="link" href={brand.desk + historyHref(id, language)} target="_blank" rel="noreferrer">
        {t('content.brands.historyAt', { place })}
      </a>{' '}
      {!changed && <span className="dim">{t('content.brands.same')}</span>}
      {undo.isSuccess && <span role="status">{t('content.brands.undone')}</span>}
      {changed && !undo.isSuccess && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-busy={undo.isPending}
          onClick={() => !undo.isPending && undo.mutate()}
        >
          {t('content.undo')}
          <span className="hidden-visually"> {place}</span>
        </button>
      )}
      {undo.error && <ErrorNotice error={undo.error} />}
    </li>
  );
}

/** Props of `PublishedAt`. */
export interface PublishedAtProps {
  readonly outcome: Outcome;
  readonly brands: Brands;
  /** Called when one of them was undone. */
  readonly onUndone: () => void;
}

/** Where the texts were published, each with an undo button. */
export function PublishedAt({ outcome, brands, onUndone }: PublishedAtProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { as, planned, published } = outcome;
  const title = planned ? 'planned' : as === 'draft' ? 'drafted' : 'published';
  return (
    <Notice status="ok" role="status" title={t(`content.brands.${title}`)}>
      <ul className={styles.remarks}>
        {published.map((each) => (
          <PublishedText
            key={`${each.brand} ${each.language} ${each.number}`}
            published={each}
            brand={brands.find(({ brand }) => brand === each.brand)!}
            onUndone={onUndone}
          />
        ))}
      </ul>
    </Notice>
  );
}
