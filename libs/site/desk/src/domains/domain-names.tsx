import { StatusTag, type Tone } from '@vinlore/desk-ui';
import { type DomainName, siteContract } from '@vinlore/site-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { siteDeskMessages } from '../messages/index.ts';
import styles from './domains.module.css';

const TONES: Readonly<Record<DomainName['state'], Tone>> = {
  here: 'ok',
  elsewhere: 'bad',
  nowhere: 'bad',
  unknown: 'wait',
};

/** Where the hosts of a domain point and where they should. */
export function DomainNames({ domain }: { readonly domain: string }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const call = useCall();
  const query = useQuery({
    queryKey: ['site-domain', domain],
    queryFn: ({ signal }) => call(siteContract.checkSiteDomain, { domain }, { signal }),
    // Records change while someone edits them, so nothing is cached.
    gcTime: 0,
    retry: false,
  });
  if (query.error) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <p role="status" className="dim sm">
        {t('site.domainsAsking')}
      </p>
    );
  const { names, expected } = query.data;
  return (
    <div className={styles.names}>
      <ul className={styles.records}>
        {names.map(({ name, state, addresses }) => (
          <li key={name}>
            <span className="figure sm">{name}</span>
            <StatusTag tone={TONES[state]}>{t(`site.domain.${state}`)}</StatusTag>
            {state === 'elsewhere' && <span className="dim xs">{addresses.join(', ')}</span>}
          </li>
        ))}
      </ul>
      {names.some(({ state }) => state !== 'here') && (
        <p className="dim sm">
          {expected.length > 0
            ? t('site.domainsPoint', { addresses: expected.join(', ') })
            : t('site.domainsPointHere')}
        </p>
      )}
      <button type="button" className="btn btn-quiet" disabled={query.isFetching} onClick={() => void query.refetch()}>
        {t('site.domainsAgain')}
      </button>
    </div>
  );
}
