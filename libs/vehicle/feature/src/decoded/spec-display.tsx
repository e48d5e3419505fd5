import { useTranslator } from '@vinlore/ui';
import type { DecodedTexts } from '../messages/decoded.ts';
import styles from './decoded-vehicle-card.module.css';
import type { GroupOfSpecs } from './element-table.ts';

/** Below this many rows, group headings are omitted. */
const FEW = 6;

/** The vehicle spec display (spec §3): known fields, grouped. Renders nothing if none are known. */
export function SpecDisplay({ groups }: { readonly groups: readonly GroupOfSpecs[] }) {
  const { t } = useTranslator<DecodedTexts>();
  if (groups.length === 0) return null;
  const hasHeadings = groups.flatMap(({ rows }) => rows).length > FEW;
  return (
    <section className={styles.group}>
      <h2>{t('spec.title')}</h2>
      {groups.map(({ group, rows }) => (
        <div key={group}>
          {hasHeadings && <h3 className={styles.part}>{t(`spec.group.${group}`)}</h3>}
          <dl>
            {rows.map(({ field, value, english }) => (
              <div key={field} className={styles.row}>
                <dt>{t(`spec.${field}`)}</dt>
                <dd lang={english ? 'en' : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
