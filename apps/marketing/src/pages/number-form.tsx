import { useAddress } from '@vinlore/ui';
import type { MarketingText } from '../site.ts';
import styles from './page.module.css';

/** Maximum length at which an invalid number is repeated. */
export const LONGEST_NUMBER = 40;

export interface NumberFormProps {
  readonly text: MarketingText;
  /** Initial value of the field. */
  readonly id?: string;
  /** Button text, if the page has its own. */
  readonly button?: string;
}

/** Plain form for a sticker number that opens its verification page. */
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
