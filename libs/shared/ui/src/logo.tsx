import styles from './logo.module.css';
import { useBrand } from './site-context.ts';

/** The brand in the header and the footer: its mark beside its name, or its name on an enamel plate (theme `logo`). */
export function Logo() {
  const { name, logo, theme } = useBrand();
  if (theme.logo === 'plate') return <span className={`${styles.logo} ${styles.plate}`}>{name}</span>;
  return (
    <span className={styles.logo}>
      {/* An image, so that no text becomes markup: the desk's policy refuses that (Trusted Types). */}
      <img className={styles.mark} alt="" src={`data:image/svg+xml,${encodeURIComponent(logo)}`} />
      {name}
    </span>
  );
}
