import { LANGUAGE_NAMES, LANGUAGES } from '@vinlore/brand';
import { CallError } from '@vinlore/contract';
import { DeskPage, keepDraft, Panel, readDraft, useMay } from '@vinlore/desk-ui';
import { KEY_LENGTH, siteContract, SiteRefusedSchema } from '@vinlore/site-domain';
import { ErrorNotice, Notice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { type FormEvent, useMemo, useState } from 'react';
import * as v from 'valibot';
import { BrandTabs } from '../brand-tabs.tsx';
import { DomainNames } from '../domains/domain-names.tsx';
import { domainTyped } from '../domains/domain-draft.ts';
import fields from '../fields/fields.module.css';
import { Preview } from '../look/preview.tsx';
import look from '../look/look.module.css';
import type { siteDeskMessages } from '../messages/index.ts';
import { askedOf, type BrandDraft, COLORS, emptyDraft, faultsOf, looksOf, readKept, withTyped } from './brand-draft.ts';
import { BrandMade } from './brand-made.tsx';
import { ColorRow, DraftField } from './draft-field.tsx';

/** Storage key of the draft. */
const KEPT = 'new brand';

/** `/staff/brand/new`: creates a brand as a copy of this one, live within a second. */
export function NewBrandPage() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const brand = useBrand();
  const call = useCall();
  const mayMake = useMay('owner');
  const [draft, setDraft] = useState<BrandDraft>(() => readKept(readDraft(KEPT)) ?? emptyDraft(brand));
  const [asked, setAsked] = useState(false);
  const [checked, setChecked] = useState<string | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<unknown>(null);
  const [working, setWorking] = useState(false);
  const [made, setMade] = useState<{ readonly domain: string; readonly name: string; readonly pages: number } | null>(
    null,
  );
  const looks = useMemo(() => looksOf(brand, draft), [brand, draft]);
  const own = faultsOf(brand, draft);
  // Colors are checked while they are chosen; missing fields only on submit.
  const faultOf = (name: keyof BrandDraft): string | undefined =>
    refused.get(name) ?? (asked || own.get(name) ? own.get(name) : undefined);
  const type = (name: keyof BrandDraft, value: string) => {
    const next = withTyped(draft, name, value);
    setDraft(next);
    keepDraft(KEPT, JSON.stringify(next));
    setRefused(new Map([...refused].filter(([key]) => key !== name)));
  };
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (working || own.size > 0) return;
    setWorking(true);
    setFailure(null);
    try {
      const answer = await call(siteContract.createSiteBrand, askedOf(draft));
      keepDraft(KEPT, '');
      setMade({ ...answer, name: draft.name.trim() });
    } catch (error) {
      const parsed = v.safeParse(SiteRefusedSchema, error instanceof CallError ? error.data : null);
      if (parsed.success) setRefused(new Map(parsed.output.faults?.map(({ key, why }) => [key, why])));
      setFailure(error);
    } finally {
      setWorking(false);
    }
  };
  const domain = domainTyped(draft.domain);
  return (
    <DeskPage title={t('site.new')} lead={t('site.newLead', { brand: brand.name })}>
      <BrandTabs />
      {made && <BrandMade {...made} />}
      {!mayMake && (
        <Notice status="info" title={t('site.ownersOnly')}>
          <p>{t('site.newOwnersOnly')}</p>
        </Notice>
      )}
      {mayMake && !made && (
        <form className="stack" noValidate onSubmit={(event) => void make(event)}>
          <Panel title={t('site.newWho')}>
            <div className={fields.fields}>
              <DraftField name="name" value={draft.name} fault={faultOf('name')} maxLength={40} onType={type} />
              <DraftField name="key" value={draft.key} fault={faultOf('key')} maxLength={KEY_LENGTH} onType={type} />
              <DraftField name="language" value={draft.language} fault={faultOf('language')} onType={type}>
                {LANGUAGES.map((language) => (
                  <option key={language} value={language}>
                    {LANGUAGE_NAMES[language]}
                  </option>
                ))}
              </DraftField>
            </div>
          </Panel>
          <Panel title={t('site.newWhere')}>
            <div className="stack">
              <div className={fields.fields}>
                <DraftField
                  name="domain"
                  value={draft.domain}
                  fault={faultOf('domain')}
                  maxLength={300}
                  onType={type}
                />
                <DraftField
                  name="support_email"
                  type="email"
                  value={draft.support_email}
                  fault={faultOf('support_email')}
                  maxLength={254}
                  onType={type}
                />
              </div>
              {domain !== null && checked !== domain && (
                <div>
                  <button type="button" className="btn btn-outline" onClick={() => setChecked(domain)}>
                    {t('site.domainsCheck')}
                  </button>
                </div>
              )}
              {checked !== null && checked === domain && <DomainNames domain={domain} />}
            </div>
          </Panel>
          <Panel title={t('site.look')}>
            <div className={look.look}>
              <div className={fields.fields}>
                {COLORS.map((name) => (
                  <ColorRow key={name} name={name} value={draft[name]} fault={faultOf(name)} onType={type} />
                ))}
              </div>
              <Preview looks={looks} />
            </div>
          </Panel>
          {failure !== null && <ErrorNotice error={failure} />}
          <div>
            <button type="submit" className="btn btn-primary btn-lg" disabled={working}>
              {t('site.newMake')}
            </button>
          </div>
        </form>
      )}
    </DeskPage>
  );
}
