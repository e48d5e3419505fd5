import styles from './vin-text.module.css';

/**
 * A VIN in the monospaced typeface. Its groups are separated by CSS spacing, not characters, so copying yields the bare
 * VIN. It never wraps.
 *
 * @param groups from `vinGroups` of vehicle-domain (3–6–8)
 */
export function VinText({ groups }: { readonly groups: readonly string[] }) {
  return (
    <span className={`figure ${styles.vin}`} translate="no">
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
