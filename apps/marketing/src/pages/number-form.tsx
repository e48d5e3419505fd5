import { useAddress } from '@vinlore/ui';
import type { MarketingText } from '../site.ts';
import styles from './page.module.css';

/** A mistyped number is shown again, but never at any length. */
export const LONGEST_NUMBER = 40;

/** What `NumberForm` takes. */
export interface NumberFormProps {
  readonly text: MarketingText;
  /** A number that stands in the field from the start. */
  readonly id?: string;
  /** The words of the button, where a page has its own. */
  readonly button?: string;
}

/** Asks for the number of a sticker; a plain form, which leads to what was signed. */
export function NumberForm({ text, id = '', button = text.t('verify.submit') }: NumberFormProps) {
  const address = useAddress();
  return (
    <form className={styles.numberForm} action={address('/verify')} method="get">
      <label htmlFor="sticker-number">{text.t('verify.label')}</label>
      <input
        id="sticker-number"
        className="field figure"
        name="id"
        defaultValue={id}
        required
        maxLength={LONGEST_NUMBER}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="sticker-number-hint"
      />
      <button className="btn btn-primary btn-lg" type="submit">
        {button}
      </button>
      <p id="sticker-number-hint" className="dim sm">
        {text.t('verify.hint')}
      </p>
    </form>
  );
}
