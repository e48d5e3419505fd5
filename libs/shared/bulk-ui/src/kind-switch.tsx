import type { DocumentKind } from '@vinlore/contract';
import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { bulkScreenMessages } from './messages/index.ts';
import styles from './kind-switch.module.css';

/** Props of `KindSwitch`. */
export interface KindSwitchProps {
  /** In the brand's order. */
  readonly kinds: readonly DocumentKind[];
  /** Renders a link to the lists of a kind, marked if current. */
  readonly kindLink: (kind: DocumentKind, text: string) => ReactNode;
}

/** Switches between sticker and report lists. */
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
