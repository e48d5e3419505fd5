import { textsIn } from '@vinlore/mail';
import type { CallContext } from '@vinlore/server-kit';
import type { AccountRow } from '../accounts/account-store.ts';
import type { MembersDeskDeps } from './deps.ts';
import { membersDeskMessages } from './messages/index.ts';

/** Email settings for messages from the desk to a member, in their own language if known. */
export function memberVoices({ originOf }: Pick<MembersDeskDeps, 'originOf'>) {
  const textIn = textsIn(membersDeskMessages);
  return async ({ brand }: CallContext<'staff'>, { email, language }: AccountRow) => ({
    brand,
    text: await textIn(language ?? brand.language),
    to: email,
    origin: originOf(brand),
  });
}
