import { ChoiceBox, DeskLink, DeskPage, layout, Panel, SearchBox, StatusTag, useFilters } from '@vinlore/desk-ui';
import type { SiteMail } from '@vinlore/site-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { BrandTabs } from '../brand-tabs.tsx';
import type { siteDeskMessages } from '../messages/index.ts';
import { mailsQuery } from './mail-queries.ts';
import styles from './mails.module.css';

const DEFAULTS = { q: '', show: 'all' };

/** Lowercase without accents, for searching. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

function MailRow({ mail }: { readonly mail: SiteMail }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  return (
    <li className={layout.item}>
      <div>
        <DeskLink className="strong" href={`/staff/brand/mails/${mail.mail}`}>
          {mail.name}
        </DeskLink>
        <p className="sm">{mail.when}</p>
        <p className="dim sm">{t(`site.mails.to.${mail.to}`)}</p>
      </div>
      <div className="row">
        {mail.unfit > 0 && <StatusTag tone="bad">{t('site.mails.unfit', { count: mail.unfit })}</StatusTag>}
        {mail.changed > 0 && <StatusTag tone="ok">{t('site.mails.changed', { count: mail.changed })}</StatusTag>}
        {mail.guarded && <StatusTag tone="none">{t('site.mails.guarded')}</StatusTag>}
      </div>
    </li>
  );
}

/** `/staff/brand/mails`: the emails sent in the brand's name, grouped by topic. */
export function MailsPage() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const call = useCall();
  const { data, error, isPending, refetch } = useQuery(mailsQuery(call));
  const [{ q, show }, filter] = useFilters(DEFAULTS);
  const search = useCallback((typed: string) => filter({ q: typed }), [filter]);
  const found = (data?.mails ?? []).filter(
    ({ name, when, changed }) => plain(`${name} ${when}`).includes(plain(q)) && (show === 'all' || changed > 0),
  );
  const areas = [...new Set(found.map(({ area }) => area))];
  return (
    <DeskPage title={t('site.mails.title')} lead={t('site.mails.lead')}>
      <BrandTabs />
      <div className={styles.filters}>
        <SearchBox
          value={q}
          onChange={search}
          label={t('site.mails.search')}
          hint={t('site.mails.searchHint')}
          isFirst
        />
        <ChoiceBox
          label={t('site.mails.which')}
          value={show}
          options={[
            { value: 'all', label: t('site.mails.all') },
            { value: 'changed', label: t('site.mails.onlyChanged') },
          ]}
          onChange={(chosen) => filter({ show: chosen })}
        />
      </div>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {isPending && <p role="status">{t('site.mails.loading')}</p>}
      {data && found.length === 0 && (
        <Panel title={t('site.mails.none')}>
          <p>{t('site.mails.noneLead')}</p>
        </Panel>
      )}
      {areas.map((area) => (
        <Panel key={area} title={t(`site.mails.area.${area}`)}>
          <ul className={layout.rows}>
            {found
              .filter((mail) => mail.area === area)
              .map((mail) => (
                <MailRow key={mail.mail} mail={mail} />
              ))}
          </ul>
        </Panel>
      ))}
    </DeskPage>
  );
}
