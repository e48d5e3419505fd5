import { useAddress } from '@vinlore/ui';
import type { MarketingText } from '../site.ts';
import styles from './page.module.css';

/** Site search; a plain form. */
export function SearchForm({ text, query = '' }: { text: MarketingText; query?: string }) {
  const address = useAddress();
  return (
    <form className={styles.numberForm} action={address('/search')} method="get" role="search">
      <label htmlFor="search-words">{text.t('search.label')}</label>
      <input
        id="search-words"
        className="field"
        name="q"
        type="search"
        defaultValue={query}
        required
        maxLength={100}
        enterKeyHint="search"
      />
      <button className="btn btn-outline btn-lg" type="submit">
        {text.t('search.submit')}
      </button>
    </form>
  );
}
