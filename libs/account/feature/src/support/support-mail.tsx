import { useBrand } from '@vinlore/ui';
import styles from './support-mail.module.css';

/** Mailto link to the brand's support. */
export function SupportMail() {
  const { support_email: support } = useBrand();
  return (
    <a className={styles.mail} href={`mailto:${support}`}>
      {support}
    </a>
  );
}
