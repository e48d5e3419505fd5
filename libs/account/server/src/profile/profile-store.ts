import type { Profile, ProfileUpdate } from '@vinlore/account-domain';
import { type Database, prepared, tables, type Tx } from '@vinlore/database';
import type { AccountTables } from '../tables.ts';
import { imageAddress } from '../accounts/image-address.ts';
import { isOfThisPassword } from './email-change-store.ts';
import type { ProfileTables } from './tables.ts';

/** Fields of the account row; never null. */
const OF_ACCOUNT = ['first', 'last', 'phone'] as const;
const OF_PROFILE = [
  'unit',
  'no_of_employees',
  'state',
  'city',
  'address',
  'company_name',
  'instagram',
  'facebook',
  'twitter',
  'company_website',
  'country',
  'pincode',
] as const;

/** Profile fields; absent ones stay unchanged, '' clears them. */
export type ProfileFields = Omit<ProfileUpdate, 'email'>;
type Field = keyof ProfileFields;

/** The profile of an account; undefined if there is no such account. */
export async function readProfile(source: Database | Tx, accountId: string, now: Date): Promise<Profile | undefined> {
  const query = tables<AccountTables & ProfileTables>(source)
    .selectFrom('account')
    .leftJoin('account_profile as profile', 'profile.account_id', 'account.id')
    .leftJoin('account_email_change as change', (join) =>
      join
        .onRef('change.account_id', '=', 'account.id')
        .on('change.expires_at', '>', now)
        // An expired change isn't pending.
        .on(isOfThisPassword),
    )
    .leftJoin('account_image as logo', (join) =>
      join.onRef('logo.account_id', '=', 'account.id').on('logo.kind', '=', 'logo'),
    )
    .select(['account.email', 'account.first', 'account.last', 'account.phone', 'account.profile_image'])
    .select(['account.is_dealer', 'change.new_email as pending_email', 'logo.id as dealer_logo'])
    .select(OF_PROFILE.map((field) => `profile.${field}` as const))
    .where('account.id', '=', accountId)
    .where('account.closed_at', 'is', null);
  const [found] = await prepared(source, query);
  return (
    found && {
      email: found.email,
      pending_email: found.pending_email,
      phone: found.phone ?? '',
      unit: found.unit ?? '',
      no_of_employees: found.no_of_employees ?? 0,
      state: found.state ?? '',
      city: found.city ?? '',
      address: found.address ?? '',
      first: found.first ?? '',
      last: found.last ?? '',
      company_name: found.company_name ?? '',
      instagram: found.instagram ?? '',
      facebook: found.facebook ?? '',
      twitter: found.twitter ?? '',
      company_website: found.company_website ?? '',
      country: found.country ?? '',
      pincode: found.pincode ?? '',
      profile_image: imageAddress(found.profile_image),
      dealer_logo: imageAddress(found.dealer_logo),
      is_dealer: found.is_dealer,
    }
  );
}

/** Updates the given fields that differ. @returns the names of the changed fields */
export async function saveFields(
  tx: Tx,
  accountId: string,
  before: Profile,
  fields: ProfileFields,
): Promise<readonly Field[]> {
  const changed = ([...OF_ACCOUNT, ...OF_PROFILE] as const).filter(
    (field) => fields[field] !== undefined && fields[field] !== before[field],
  );
  const account = OF_ACCOUNT.filter((field) => changed.includes(field));
  // The desk searches members by company too.
  const company = changed.includes('company_name') ? { company: fields.company_name! } : {};
  if (account.length > 0 || company.company !== undefined)
    await tables<AccountTables>(tx)
      .updateTable('account')
      .set({ ...Object.fromEntries(account.map((field) => [field, fields[field] || null])), ...company })
      .where('id', '=', accountId)
      .execute();
  const profile = OF_PROFILE.filter((field) => changed.includes(field));
  if (profile.length > 0) {
    const values = Object.fromEntries(profile.map((field) => [field, fields[field]]));
    await tables<ProfileTables>(tx)
      .insertInto('account_profile')
      .values({ account_id: accountId, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute();
  }
  return changed;
}
