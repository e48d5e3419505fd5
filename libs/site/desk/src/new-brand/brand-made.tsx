import { arrivalAddress, deskOrigin } from '@vinlore/brand';
import { Panel } from '@vinlore/desk-ui';
import { useBrand, useTranslator } from '@vinlore/ui';
import type { siteDeskMessages } from '../messages/index.ts';
import styles from './new-brand.module.css';

/** Props of `BrandMade`. */
export interface BrandMadeProps {
  readonly name: string;
  readonly domain: string;
  readonly pages: number;
}

/** Links to the new brand and its launch checklist. */
export function BrandMade({ name, domain, pages }: BrandMadeProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { key } = useBrand();
  const { protocol, port } = window.location;
  const site = `${protocol}//${port ? `${domain}:${port}` : domain}`;
  const desk = arrivalAddress({ desk: deskOrigin({ domains: [domain] }, site) }, key);
  return (
    <Panel title={t('site.made', { name })}>
      <div className="stack" role="status">
        <p>{t('site.madeLead', { pages })}</p>
        <div className="row">
          <a className="btn btn-primary" href={desk}>
            {t('site.madeDesk')}
          </a>
          <a className="btn btn-outline" href={`${site}/`} target="_blank" rel="noreferrer">
            {t('site.madeSite')}
          </a>
        </div>
        <p className="strong">{t('site.madeLeft')}</p>
        <ol className={styles.left}>
          {(['domain', 'legal', 'pages', 'plans', 'logo', 'folder'] as const).map((step) => (
            <li key={step}>{t(`site.madeLeft.${step}`, { domain })}</li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
