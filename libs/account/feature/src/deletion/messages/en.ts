/** Texts of the deletion page. Those of spec §2, §5 and §8 are verbatim. */
export const en = {
  'deletion.title': 'Delete your account',
  'deletion.contactFirst': 'Please contact our support team first. We can often fix the problem:',
  'deletion.email': 'Email',
  'deletion.emailExample': 'name@example.com',
  'deletion.message': 'Message',
  'deletion.messageHint': 'Tell us why you’re leaving. One sentence is enough.',
  'deletion.warning':
    'This action is irreversible. If you delete your account, you will lose access to your account and all of your data.',
  'deletion.submit': 'Submit',
  'deletion.submitting': 'Loading...',
  'deletion.submitted': 'Your request has been submitted successfully!',
  'deletion.emailInvalid': 'Please enter a valid email address.',
  'deletion.messageMissing': 'Please enter a message.',
  'deletion.messageLong': 'Your message is too long. Use 10,000 characters or fewer.',
  'deletion.failed': 'Couldn’t send your request. Please try again in a few minutes.',
  'deletion.nextTitle': 'Check your inbox',
  'deletion.next':
    'If {email} has an account, we’ve sent it a link. Nothing is deleted until you open the link and confirm. You have 48 hours.',
  'deletion.nextMissing': 'Didn’t get it? Check your spam folder or contact {support}.',
  'deletion.stepsTitle': 'What happens next',
  'deletion.step1': 'If there’s an account with this email, we send it a confirmation link.',
  'deletion.step2': 'You open the link and confirm. Your account closes right away.',
  'deletion.step3': 'You have 14 days to reactivate it. After that, it’s permanently deleted.',

  'deletion.confirmTitle': 'Delete your account?',
  'deletion.confirmLead': 'Here’s what happens to your {brand} account:',
  'deletion.confirmNow': 'Now',
  'deletion.confirmNowText':
    'Your account closes and you’re signed out everywhere. Renewing plans are permanently canceled, with no further charges.',
  'deletion.confirmUndo': 'For 14 days',
  'deletion.confirmUndoText': 'You can still change your mind. We’ll email you a link to reactivate your account.',
  'deletion.confirmThen': 'After that',
  'deletion.confirmThenText':
    'Your account and all your data are permanently deleted. Stickers you created can still be verified, but nothing on them identifies you.',
  'deletion.confirm': 'Delete my account',
  'deletion.confirming': 'Closing your account…',
  'deletion.keep': 'Keep my account',
  'deletion.closedTitle': 'Your account is closed',
  'deletion.closed':
    'You’ve been signed out everywhere. We’ll permanently delete your account and all your data on {day}.',
  'deletion.closedUndo':
    'Changed your mind? Until then, you can reactivate your account with the link we just emailed you.',
  'deletion.home': 'Go to home page',

  'deletion.undoTitle': 'Reactivate your account?',
  'deletion.undoLead': 'Your {brand} account will be restored as it was, but canceled plans won’t restart.',
  'deletion.undo': 'Reactivate my account',
  'deletion.undoing': 'Reactivating your account…',
  'deletion.openTitle': 'Welcome back',
  'deletion.open': 'Your account is active again. Sign in with the same password as before.',
  'deletion.logIn': 'Sign in',

  'deletion.overTitle': 'This link has expired',
  'deletion.overConfirm': 'Deletion links work once and expire after 48 hours. You can request a new one.',
  'deletion.overUndo': 'Reactivation links work once and expire after 14 days. If you need help, contact us:',
  'deletion.askAgain': 'Request a new link',
} as const;
