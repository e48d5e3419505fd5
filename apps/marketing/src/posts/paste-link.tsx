import { FORM_FIELD, FormName } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { MarketingText } from '../site.ts';
import styles from './paste-link.module.css';

/** Name by which the server recognizes the form. */
const LINK_FORM = 'link';

export interface PasteLinkProps {
  readonly text: MarketingText;
  /** Previously pasted text. */
  readonly link?: string;
  /** Buttons, each with its action as the value. */
  readonly children: ReactNode;
}

/**
 * Form for an email link where no script can read its secret, which is in the URL fragment and never reaches the
 * server: the form sends it in the body.
 */
export function PasteLink({ text, link, children }: PasteLinkProps) {
  return (
    // A form without an action would keep the current URL, including its secret.
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
