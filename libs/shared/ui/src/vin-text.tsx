import styles from './vin-text.module.css';

/**
 * A VIN in the figure face, its groups set apart by space that is drawn, not typed: copying gives the bare
 * characters. It never wraps.
 *
 * @param groups as `vinGroups` of vehicle-domain gives them (3–6–8)
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
