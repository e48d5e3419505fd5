import type { DeskBrand, Rights } from '@vinlore/account-domain';
import { type Permission, PERMISSIONS } from '@vinlore/contract';
import { useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';
import { PERMISSION_TEXTS } from './permission-words.tsx';
import styles from './team.module.css';

const LEADS = {
  support: 'desk-account.supportLead',
  content: 'desk-account.contentLead',
  billing: 'desk-account.billingLead',
  owner: 'desk-account.ownerLead',
} as const satisfies Record<Permission, keyof AccountDeskTexts['en']>;

interface BoxProps {
  readonly label: string;
  readonly lead?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Box({ label, lead, checked, onChange }: BoxProps) {
  const id = useId();
  return (
    <div className={styles.box}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={lead && `${id}-lead`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>
        <span className="strong">{label}</span>
      </label>
      {lead && (
        <p id={`${id}-lead`} className={`dim sm ${styles.boxLead}`}>
          {lead}
        </p>
      )}
    </div>
  );
}

const toggled = <Item extends string>(items: readonly Item[], item: Item, on: boolean): Item[] =>
  on ? [...items, item] : items.filter((each) => each !== item);

/** Props of `RightsFields`. */
export interface RightsFieldsProps {
  readonly rights: Rights;
  /** Other brands that the person has or the owner can grant. */
  readonly brands: readonly Omit<DeskBrand, 'desk'>[];
  readonly onChange: (rights: Rights) => void;
}

/** Fields to choose permissions and brands. */
export function RightsFields({ rights, brands, onChange }: RightsFieldsProps) {
  const { t } = useTranslator<AccountDeskTexts>();
  return (
    <>
      <fieldset className={styles.boxes}>
        <legend>{t('desk-account.mayDo')}</legend>
        {PERMISSIONS.map((permission) => (
          <Box
            key={permission}
            label={t(PERMISSION_TEXTS[permission])}
            lead={t(LEADS[permission])}
            checked={rights.permissions.includes(permission)}
            onChange={(on) => onChange({ ...rights, permissions: toggled(rights.permissions, permission, on) })}
          />
        ))}
      </fieldset>
      {brands.length > 0 && (
        <fieldset className={styles.boxes}>
          <legend>{t('desk-account.alsoAt')}</legend>
          {brands.map(({ key, name }) => (
            <Box
              key={key}
              label={name}
              checked={rights.brands.includes(key)}
              onChange={(on) => onChange({ ...rights, brands: toggled(rights.brands, key, on) })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
