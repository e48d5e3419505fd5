import type { Permission } from '@vinlore/contract';
import { StatusTag } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { AccountDeskTexts } from '../messages/index.ts';

/** Display name of a permission. */
export const PERMISSION_TEXTS = {
  support: 'desk-account.support',
  content: 'desk-account.content',
  billing: 'desk-account.billing',
  owner: 'desk-account.owner',
} as const satisfies Record<Permission, keyof AccountDeskTexts['en']>;

/** Tags for a person's permissions; just "Owner" for owners, who have all of them. */
export function PermissionTags({ permissions }: { readonly permissions: readonly Permission[] }) {
  const { t } = useTranslator<AccountDeskTexts>();
  if (permissions.includes('owner')) return <StatusTag tone="ok">{t('desk-account.owner')}</StatusTag>;
  if (permissions.length === 0) return <span className="dim">{t('desk-account.nothing')}</span>;
  return (
    <span className="row">
      {permissions.map((permission) => (
        <StatusTag key={permission} tone="none">
          {t(PERMISSION_TEXTS[permission])}
        </StatusTag>
      ))}
    </span>
  );
}
