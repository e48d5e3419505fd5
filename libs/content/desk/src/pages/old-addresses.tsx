import { contentDeskContract, type EditedDocument } from '@vinlore/content-domain';
import { ActDialog } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './old-addresses.module.css';

/** Props of `OldAddresses`. */
export interface OldAddressesProps {
  readonly page: EditedDocument;
  readonly onChanged: () => void;
}

/** Old paths that redirect to the page; each redirect can be deleted. */
export function OldAddresses({ page, onChanged }: OldAddressesProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const [ending, setEnding] = useState<string | null>(null);
  const { redirects } = page;
  if (redirects.length === 0 || page.deleted_at !== null) return null;
  return (
    <details className={styles.old}>
      <summary>{t('content.oldAddresses', { count: redirects.length })}</summary>
      <ul>
        {redirects.map((path) => (
          <li key={path} className={styles.address}>
            <span className="figure">{path}</span>
            <button type="button" className="btn btn-quiet" onClick={() => setEnding(path)}>
              {t('content.oldAddressEnd')}
              <span className="hidden-visually"> {path}</span>
            </button>
          </li>
        ))}
      </ul>
      {ending !== null && (
        <ActDialog
          title={t('content.oldAddressTitle', { path: ending })}
          lead={t('content.oldAddressLead', { path: page.path })}
          action={t('content.oldAddressNow')}
          tone="danger"
          onAct={async () => {
            await call(contentDeskContract.endRedirect, { path: ending });
            onChanged();
          }}
          onClose={() => setEnding(null)}
        />
      )}
    </details>
  );
}
