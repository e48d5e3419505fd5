import type { DocumentKind } from '@vinlore/contract';
import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { bulkScreenMessages } from './messages/index.ts';
import styles from './kind-switch.module.css';

/** What `KindSwitch` takes. */
export interface KindSwitchProps {
  /** In the order of the brand. */
  readonly kinds: readonly DocumentKind[];
  /** A link to the lists of a kind, marked where they are on screen. */
  readonly kindLink: (kind: DocumentKind, text: string) => ReactNode;
}

/** Stickers or reports: which lists are on screen. */
export function KindSwitch({ kinds, kindLink }: KindSwitchProps) {
  const { t } = useTranslator<typeof bulkScreenMessages>();
  return (
    <nav className={styles.switch} aria-label={t('bulk.which')}>
      {kinds.map((kind) => (
        <span key={kind} className={styles.part}>
          {kindLink(kind, t(`bulk.kind.${kind}`))}
        </span>
      ))}
    </nav>
  );
}
