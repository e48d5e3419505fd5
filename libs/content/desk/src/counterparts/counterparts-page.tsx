import { LANGUAGES } from '@vinlore/brand';
import { contentDeskContract } from '@vinlore/content-domain';
import { CallError } from '@vinlore/contract';
import { DeskPage, layout } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import { editorHref } from '../places.ts';
import { isAhead, WhenField } from '../publishing/when-field.tsx';
import { ChoosePlaces } from './choose-places.tsx';
import { CounterpartPanel } from './counterpart-panel.tsx';
import styles from './counterparts.module.css';
import { type Outcome, PublishedAt } from './published-at.tsx';
import { type Place, placeKey, useCounterparts, useOtherBrands } from './use-counterparts.ts';

interface PublishBarProps {
  readonly id: string;
  readonly places: readonly Place[];
  readonly counterparts: ReturnType<typeof useCounterparts>;
  readonly onDone: (outcome: Outcome) => void;
}

/** Publishes the reviewed changes to all chosen brands or to none. */
function PublishBar({ id, places, counterparts, onDone }: PublishBarProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [when, setWhen] = useState({ later: false, at: '' });
  const [working, setWorking] = useState<Outcome['as'] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const looked = counterparts.flatMap(({ data, isFetching }) => (data && !isFetching ? [data] : []));
  const isLooked = looked.length === places.length && looked.every(({ obstacle }) => obstacle === null);
  const isRight = isLooked && looked.every(({ faults }) => faults.length === 0) && (!when.later || isAhead(when.at));
  const act = async (as: Outcome['as']) => {
    if (working !== null) return;
    setWorking(as);
    setError(null);
    try {
      const destinations = looked.map(({ brand, language, of, base }) => ({ brand, language, of, base }));
      const at = as === 'publish' && when.later ? { at: new Date(when.at).toISOString() } : {};
      const { published } = await call(contentDeskContract.publishToBrands, { id, destinations, as, ...at });
      onDone({ as, planned: 'at' in at, published });
    } catch (failure) {
      setError(failure);
      // Shows changes made since the review before the next click.
      if (failure instanceof CallError && failure.status === 409)
        await queries.invalidateQueries({ queryKey: ['content', 'counterpart', id] });
    } finally {
      setWorking(null);
    }
  };
  return (
    <div className={styles.bar}>
      <WhenField {...when} onChange={setWhen} />
      {error !== null && <ErrorNotice error={error} />}
      <div className="row">
        <button
          type="button"
          className="btn btn-primary"
          disabled={!isRight}
          aria-busy={working === 'publish'}
          onClick={() => void act('publish')}
        >
          {t(when.later ? 'content.planIt' : 'content.publishNow')}
        </button>
        {!when.later && (
          <button
            type="button"
            className="btn btn-outline"
            disabled={!isLooked}
            aria-busy={working === 'draft'}
            onClick={() => void act('draft')}
          >
            {t('content.brands.asDrafts')}
          </button>
        )}
      </div>
      <p className="dim sm">{t('content.brands.allOrNone')}</p>
    </div>
  );
}

/** `/staff/content/$id/brands`: copies a page to other brands, with a preview of the changes for each. */
export function CounterpartsPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const id = params['id']!;
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const page = useQuery({
    queryKey: ['content', 'titled', id],
    queryFn: ({ signal }) => call(contentDeskContract.staffDocument, { id }, { signal }),
    gcTime: 0,
  });
  const brands = useOtherBrands();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const counterparts = useCounterparts(id, places);
  const error = page.error ?? brands.error;
  const written = LANGUAGES.filter((language) => page.data?.[language]);
  const compareAnew = () => queries.invalidateQueries({ queryKey: ['content', 'counterpart', id] });
  const done = (published: Outcome) => {
    setOutcome(published);
    setPlaces([]);
    void compareAnew();
  };
  return (
    <DeskPage
      title={t('content.brands.title')}
      lead={page.data && <span className="figure">{page.data.path}</span>}
      back={{ href: editorHref(id), label: t('content.backToEditor') }}
    >
      {error && <ErrorNotice error={error} onRetry={() => void Promise.all([page.refetch(), brands.refetch()])} />}
      {page.data && brands.data && (
        <div className={layout.column}>
          {outcome && <PublishedAt outcome={outcome} brands={brands.data} onUndone={() => void compareAnew()} />}
          {brands.data.length === 0 ? (
            <Notice status="info" title={t('content.brands.none')} />
          ) : (
            <ChoosePlaces brands={brands.data} written={written} chosen={places} onChange={setPlaces} />
          )}
          {places.map((place, index) => (
            <CounterpartPanel key={placeKey(place)} id={id} place={place} query={counterparts[index]!} />
          ))}
          {places.length > 0 && <PublishBar id={id} places={places} counterparts={counterparts} onDone={done} />}
        </div>
      )}
    </DeskPage>
  );
}
