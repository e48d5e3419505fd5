import { checkResetLink } from './check-reset-link.ts';
import { checkSecurityAuth } from './check-security-auth.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { confirmResetPassword } from './confirm-reset-password.ts';
import { firebaseSocialLogin } from './firebase-social-login.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { secureLogin } from './secure-login.ts';
import { session } from './session.ts';

// Routes of rarely visited pages live in separate files to keep them out of an app's first load.
export { deskContract } from './desk/desk-contract.ts';
export { secondFactorContract } from './desk/second-factor-contract.ts';
export { type View, viewContract } from './view-contract.ts';
export { teamContract } from './desk/team-contract.ts';
export { deletionContract } from './deletion-contract.ts';
export { memberFactorContract } from './member-factor-contract.ts';
export { passkeyContract } from './passkey-contract.ts';
export { passkeyLoginContract } from './passkey-login-contract.ts';
export { profileContract } from './profile-contract.ts';
export { deskProofContract, proofContract } from './proof-contract.ts';
export { securityContract } from './security-contract.ts';

/** Routes for accounts, sessions, and the gate. */
export const accountContract = {
  checkResetLink,
  checkSecurityAuth,
  confirmRegistration,
  confirmResetPassword,
  firebaseSocialLogin,
  login,
  logout,
  register,
  resetPassword,
  secureLogin,
  session,
};
