import styles from './logo.module.css';
import { useBrand } from './site-context.ts';

/**
 * The brand's logo in the header and footer: its mark next to its name, or its name on an enamel plate (theme `logo`).
 */
export function Logo() {
  const { name, logo, theme } = useBrand();
  if (theme.logo === 'plate') return <span className={`${styles.logo} ${styles.plate}`}>{name}</span>;
  return (
    <span className={styles.logo}>
      {/* An `img`, so no string is parsed as markup, which the desk's policy forbids (Trusted Types). */}
      <img className={styles.mark} alt="" src={`data:image/svg+xml,${encodeURIComponent(logo)}`} />
      {name}
    </span>
  );
}
