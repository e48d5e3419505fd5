/** Parts that the desk's account screens share with the sign-in screens. */
export { AccountCard } from './form/account-card.tsx';
export { SettingsCard } from './form/settings-section.tsx';
export { knowsPasskeys } from './passkeys/passkey-support.ts';
export { memberMessages } from './messages/member/index.ts';
export { PasskeyError } from './passkeys/passkey-error.tsx';
export { Passkeys } from './passkeys/passkeys.tsx';
