import { passkeyLogin } from './passkey-login.ts';
import { passkeyLoginOptions } from './passkey-login-options.ts';

/** Routes to sign in with a passkey. */
export const passkeyLoginContract = { login: passkeyLogin, loginOptions: passkeyLoginOptions };
