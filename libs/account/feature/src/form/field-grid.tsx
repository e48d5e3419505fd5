import type { useAccountForm } from './use-account-form.ts';
import { AccountField, type FieldSpec } from './account-field.tsx';
import styles from './field-grid.module.css';

/** Props of `FieldGrid`. */
export interface FieldGridProps<Values extends Record<string, string>> {
  readonly fields: readonly FieldSpec<keyof Values & string>[];
  readonly form: ReturnType<typeof useAccountForm<Values>>['form'];
}

/** Form fields in two columns; one column on phones. */
export function FieldGrid<Values extends Record<string, string>>({ fields, form }: FieldGridProps<Values>) {
  return (
    <div className={styles.grid}>
      {fields.map((spec) => (
        <AccountField key={form.key(spec.name)} spec={spec} input={form.getInputProps(spec.name)} />
      ))}
    </div>
  );
}
