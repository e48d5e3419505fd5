import styles from './model-part.module.css';

/** A bar as a drawing: no inline style, which the content security policy forbids. */
export function BarShape({ share }: { readonly share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="8" className={styles.track} />
      <rect width={Math.max(share * 100, share > 0 ? 1 : 0)} height="8" className={styles.fill} />
    </svg>
  );
}
