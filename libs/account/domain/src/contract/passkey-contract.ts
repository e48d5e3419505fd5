import { passkeyAdd } from './passkey-add.ts';
import { passkeyAddOptions } from './passkey-add-options.ts';
import { passkeyList } from './passkey-list.ts';
import { passkeyRemove } from './passkey-remove.ts';
import { passkeyRename } from './passkey-rename.ts';

/** Routes for a member to manage their passkeys. */
export const passkeyContract = {
  add: passkeyAdd,
  addOptions: passkeyAddOptions,
  list: passkeyList,
  remove: passkeyRemove,
  rename: passkeyRename,
};
