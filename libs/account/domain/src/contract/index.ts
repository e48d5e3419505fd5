import { changePassword } from './change-password.ts';
import { checkSecurityAuth } from './check-security-auth.ts';
import { confirmDeletion } from './confirm-deletion.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { confirmResetPassword } from './confirm-reset-password.ts';
import { contactMail } from './contact-mail.ts';
import { dealerLogo } from './dealer-logo.ts';
import { dealerRegister } from './dealer-register.ts';
import { deleteAccount } from './delete-account.ts';
import { endSessions } from './end-sessions.ts';
import { exportData } from './export-data.ts';
import { firebaseSocialLogin } from './firebase-social-login.ts';
import { image } from './image.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { logs } from './logs.ts';
import { passkeyAdd } from './passkey-add.ts';
import { passkeyAddOptions } from './passkey-add-options.ts';
import { passkeyList } from './passkey-list.ts';
import { passkeyLogin } from './passkey-login.ts';
import { passkeyLoginOptions } from './passkey-login-options.ts';
import { passkeyRemove } from './passkey-remove.ts';
import { passkeyRename } from './passkey-rename.ts';
import { profile } from './profile.ts';
import { profileImage } from './profile-image.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { secureLogin } from './secure-login.ts';
import { session } from './session.ts';
import { undoDeletion } from './undo-deletion.ts';
import { updateProfile } from './update-profile.ts';

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

/** Calls around what a member tells of themselves, and words to us. */
export const profileContract = {
  confirmEmail,
  contactMail,
  dealerLogo,
  dealerRegister,
  image,
  logs,
  profile,
  profileImage,
  updateProfile,
};

/** Calls by which a member leaves, and takes their data along. */
export const deletionContract = { confirmDeletion, deleteAccount, exportData, undoDeletion };

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
