import { passkeyAdd } from './passkey-add.ts';
import { passkeyAddOptions } from './passkey-add-options.ts';
import { passkeyList } from './passkey-list.ts';
import { passkeyLogin } from './passkey-login.ts';
import { passkeyLoginOptions } from './passkey-login-options.ts';
import { passkeyRemove } from './passkey-remove.ts';
import { passkeyRename } from './passkey-rename.ts';

/** Calls around passkeys, the second way in. */
export const passkeyContract = {
  add: passkeyAdd,
  addOptions: passkeyAddOptions,
  list: passkeyList,
  login: passkeyLogin,
  loginOptions: passkeyLoginOptions,
  remove: passkeyRemove,
  rename: passkeyRename,
};
