import { CloseIcon } from '@vinlore/ui';
import { use } from 'react';
import styles from './prose.module.css';
import { TipContext, useReport } from './report-context.ts';

/** Closes a popover of the report natively, without JavaScript. */
export function CloseButton({ of }: { readonly of: string }) {
  const { words } = useReport();
  const tip = use(TipContext);
  return tip(
    words.close,
    <button
      type="button"
      className={styles.close}
      popoverTarget={of}
      popoverTargetAction="hide"
      aria-label={words.close}
    >
      <CloseIcon />
    </button>,
  );
}
