import type { Approval } from '@vinlore/staff-domain';
import { useTranslator } from '@vinlore/ui';
import type { staffDeskMessages } from './messages/index.ts';
import styles from './staff-desk.module.css';

/** A brand's custom email text, by its key. */
const MAIL_TEXT = /^mail_texts\.(en|es)\./;

/** The changes of a request, line by line: before and after. */
export function ChangeList({ changes }: Pick<Approval, 'changes'>) {
  const { t, has } = useTranslator<typeof staffDeskMessages>();
  if (changes.length === 0) return null;
  const name = (key: string) => {
    const language = MAIL_TEXT.exec(key)?.[1];
    if (language) return t(`change.mail.${language as 'en' | 'es'}`);
    const word = `change.${key}`;
    return has(word) ? t(word) : key;
  };
  const value = (said: string | null) => {
    if (said === null || said === '') return <span className="dim">{t('change.nothing')}</span>;
    const word = `change.value.${said}`;
    return has(word) ? t(word) : said;
  };
  return (
    <dl className={styles.changes}>
      {changes.map(({ name: key, before, after }) => (
        <div key={key}>
          <dt>{name(key)}</dt>
          <dd>
            <del>{value(before)}</del>
            <span aria-hidden="true">→</span>
            <ins>{value(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
