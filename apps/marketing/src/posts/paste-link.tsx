import { FORM_FIELD, FormName } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { MarketingText } from '../site.ts';
import styles from './paste-link.module.css';

/** By this name the server knows the form. */
const LINK_FORM = 'link';

/** What `PasteLink` takes. */
export interface PasteLinkProps {
  readonly text: MarketingText;
  /** What was pasted before. */
  readonly link?: string;
  /** Buttons, each with what it does as its value. */
  readonly children: ReactNode;
}

/**
 * Takes the link of an email where no script can read its secret, which stands in the fragment and reaches no server: the
 * form sends it in its body.
 */
export function PasteLink({ text, link, children }: PasteLinkProps) {
  return (
    // A form without an action would keep the address as it is, with the secret that somebody came with.
    <form className={styles.paste} method="post" action="#pasted-link">
      <FormName name={LINK_FORM} />
      <label htmlFor="pasted-link">{text.t('link.paste')}</label>
      <p id="pasted-link-hint">{text.t('link.pasteHint')}</p>
      <input
        id="pasted-link"
        aria-describedby="pasted-link-hint"
        className="field"
        name="link"
        required
        maxLength={2000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={link}
      />
      <div className={styles.acts}>{children}</div>
    </form>
  );
}

/** Whether a visit posted such a link. */
export const isPastedLink = (fields: URLSearchParams): boolean => fields.get(FORM_FIELD) === LINK_FORM;
