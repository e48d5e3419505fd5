/** What the desk's screens of staff accounts share with the login. */
export { AccountCard } from './form/account-card.tsx';
export { knowsPasskeys } from './passkeys/passkey-support.ts';
export { PasskeyError } from './passkeys/passkey-error.tsx';
