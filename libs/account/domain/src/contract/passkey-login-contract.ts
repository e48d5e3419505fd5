import { passkeyLogin } from './passkey-login.ts';
import { passkeyLoginOptions } from './passkey-login-options.ts';

/** Calls by which a passkey opens an account. */
export const passkeyLoginContract = { login: passkeyLogin, loginOptions: passkeyLoginOptions };
