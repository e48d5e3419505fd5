import { changePassword } from './change-password.ts';
import { checkSecurityAuth } from './check-security-auth.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { confirmResetPassword } from './confirm-reset-password.ts';
import { endSessions } from './end-sessions.ts';
import { firebaseSocialLogin } from './firebase-social-login.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { secureLogin } from './secure-login.ts';
import { session } from './session.ts';

// Rows of pages that few visitors open stand in files of their own: the first page of an app does not carry them.
export { deletionContract } from './deletion-contract.ts';
export { passkeyContract } from './passkey-contract.ts';
export { profileContract } from './profile-contract.ts';

/** Calls around credentials, sessions and the gate. */
export const accountContract = {
  changePassword,
  checkSecurityAuth,
  confirmRegistration,
  confirmResetPassword,
  endSessions,
  firebaseSocialLogin,
  listSessions,
  login,
  logout,
  register,
  resetPassword,
  secureLogin,
  session,
};
