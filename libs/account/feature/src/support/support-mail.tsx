import { useBrand } from '@vinlore/ui';
import styles from './support-mail.module.css';

/** The address of the brand's support, one tap from a mail to it. */
export function SupportMail() {
  const { support_email: support } = useBrand();
  return (
    <a className={styles.mail} href={`mailto:${support}`}>
      {support}
    </a>
  );
}
