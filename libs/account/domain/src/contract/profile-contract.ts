import { confirmEmail } from './confirm-email.ts';
import { contactMail } from './contact-mail.ts';
import { dealerLogo } from './dealer-logo.ts';
import { dealerRegister } from './dealer-register.ts';
import { cancelEmailChange, resendEmailChange, vetoEmail } from './email-change.ts';
import { image } from './image.ts';
import { logs } from './logs.ts';
import { profile } from './profile.ts';
import { profileImage } from './profile-image.ts';
import { updateProfile } from './update-profile.ts';

/** Routes for the member's profile, dealer registration, and contact messages. */
export const profileContract = {
  cancelEmailChange,
  confirmEmail,
  contactMail,
  dealerLogo,
  dealerRegister,
  image,
  logs,
  profile,
  profileImage,
  resendEmailChange,
  updateProfile,
  vetoEmail,
};
