import { publicOriginOfDesk } from '@vinlore/brand';
import { StatusTag } from '@vinlore/desk-ui';
import { DOMAINS_KEY } from '@vinlore/site-domain';
import { FieldError, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import { useEdit } from '../edit/edit-context.ts';
import { FieldRow } from '../fields/field-row.tsx';
import type { siteDeskMessages } from '../messages/index.ts';
import { domainTyped, ownDomain, withDomain } from './domain-draft.ts';
import { DomainNames } from './domain-names.tsx';
import styles from './domains.module.css';

/** Props of `DomainRow`. */
interface DomainRowProps {
  readonly domain: string;
  readonly domains: readonly string[];
  readonly onChange: (domains: readonly string[]) => void;
}

/** A row for one domain with its actions. */
function DomainRow({ domain, domains, onChange }: DomainRowProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { mayChange } = useEdit();
  const [isOpen, setOpen] = useState(false);
  // Removing this domain would take the current desk offline.
  const isHere = new URL(publicOriginOfDesk(location)).hostname === domain;
  const isOwn = domain === domains[0];
  return (
    <li className={styles.domain}>
      <div className={styles.line}>
        <span className="figure">{domain}</span>
        {isOwn && <StatusTag tone="ok">{t('site.domainOwn')}</StatusTag>}
      </div>
      {mayChange && (
        <div className={styles.acts}>
          <button type="button" className="btn btn-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('site.domainsCheck')}
          </button>
          {!isOwn && (
            <button type="button" className="btn btn-quiet" onClick={() => onChange(ownDomain(domains, domain))}>
              {t('site.domainMakeOwn')}
            </button>
          )}
          {domains.length > 1 && !isHere && (
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={t('site.domainRemoveOf', { domain })}
              onClick={() => onChange(domains.filter((each) => each !== domain))}
            >
              {t('site.domainRemove')}
            </button>
          )}
        </div>
      )}
      {isOpen && <DomainNames domain={domain} />}
    </li>
  );
}

/** The brand's domains, primary first. */
export function DomainsField() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const wrongId = useId();
  const domains = valueOf(DOMAINS_KEY) as readonly string[];
  const change = (next: readonly string[]) => set(DOMAINS_KEY, [...next]);
  const add = () => {
    const domain = domainTyped(typed);
    const next = domain === null ? null : withDomain(domains, domain);
    setWrong(next === null);
    if (next === null) return;
    change(next);
    setTyped('');
  };
  return (
    <FieldRow name={DOMAINS_KEY} wrong={t('site.wrong.domains')}>
      {(ties) => (
        <div>
          <div className={styles.domains}>
            <ul className={styles.list}>
              {domains.map((domain) => (
                <DomainRow key={domain} domain={domain} domains={domains} onChange={change} />
              ))}
            </ul>
            {mayChange && (
              <>
                <div className={styles.add}>
                  <input
                    {...ties}
                    {...(isWrong && { 'aria-invalid': true, 'aria-describedby': wrongId })}
                    className="field figure"
                    placeholder="cars.example.com"
                    inputMode="url"
                    maxLength={300}
                    spellCheck={false}
                    autoComplete="off"
                    autoCapitalize="none"
                    value={typed}
                    onChange={({ target }) => {
                      setTyped(target.value);
                      setWrong(false);
                    }}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return;
                      event.preventDefault();
                      add();
                    }}
                  />
                  <button type="button" className="btn btn-outline" disabled={typed.trim() === ''} onClick={add}>
                    {t('site.domainAdd')}
                  </button>
                </div>
                {isWrong && <FieldError id={wrongId} text={t('site.wrong.domain')} />}
              </>
            )}
          </div>
        </div>
      )}
    </FieldRow>
  );
}
