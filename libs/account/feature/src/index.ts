export { ContactForm, type ContactFormProps, ContactFormScreen, contactSent } from './contact/contact-form.tsx';
export { contactMessages } from './contact/messages/index.ts';
export { Dealer, type DealerProps } from './dealer/dealer.tsx';
export {
  AccountDeletion,
  AccountDeletionLink,
  type AccountDeletionProps,
  AccountDeletionScreen,
} from './deletion/account-deletion.tsx';
export { deletionSent } from './deletion/deletion-form.tsx';
export { deletionMessages } from './deletion/messages/index.ts';
export { ConfirmEmail, type ConfirmEmailProps } from './letters/confirm-email.tsx';
export { ConfirmRegistration, type ConfirmRegistrationProps } from './letters/confirm-registration.tsx';
export { ForgotPassword, type ForgotPasswordProps } from './letters/forgot-password.tsx';
export { ResetPassword, type ResetPasswordProps } from './letters/reset-password.tsx';
export { UndoEmail, type UndoEmailProps } from './letters/undo-email.tsx';
export { Login, type LoginProps } from './login.tsx';
export { accountMessages } from './messages/index.ts';
export { letterMessages } from './messages/letters/index.ts';
export { memberMessages } from './messages/member/index.ts';
export { Passkeys, type PasskeysProps } from './passkeys/passkeys.tsx';
export { useDraftGuard } from './profile/profile-draft.ts';
export { profileQuery } from './profile/profile-query.ts';
export { Profile } from './profile/profile.tsx';
export type { ProfileProps } from './profile/profile-form.tsx';
export { SecureLogin, type SecureLoginProps } from './secure-login.tsx';
export { Security, type SecurityProps } from './security/security.tsx';
export { TwoStepHint, type TwoStepHintProps } from './two-step/two-step-hint.tsx';
export { TwoStep, type TwoStepProps } from './two-step/two-step.tsx';
export { viewMessages } from './view/messages/index.ts';
export { ViewBanner, type ViewBannerProps } from './view/view-banner.tsx';
export { ViewScreen, type ViewScreenProps } from './view/view-screen.tsx';
export { SignUp, type SignUpProps } from './sign-up.tsx';
