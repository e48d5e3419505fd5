/** Texts of the deletion page. Those of spec §2, §5 and §8 are verbatim. */
export const en = {
  'deletion.title': 'Delete your account',
  'deletion.contactFirst':
    'Please contact our support first. Whatever made you think of leaving, we can often put it right, and nothing is lost by asking:',
  'deletion.email': 'Email',
  'deletion.emailExample': 'name@example.com',
  'deletion.message': 'Message',
  'deletion.messageHint': 'Tell us why you are leaving. A sentence is enough.',
  'deletion.warning':
    'This action is irreversible. If you delete your account, you will lose access to your account and all of your data.',
  'deletion.submit': 'Submit',
  'deletion.submitting': 'Loading...',
  'deletion.submitted': 'Your request has been submitted successfully!',
  'deletion.emailInvalid': 'Please enter a valid email address.',
  'deletion.messageMissing': 'Please enter a message.',
  'deletion.messageLong': 'This message is longer than 10,000 characters. Please shorten it.',
  'deletion.failed': 'Your request could not be sent. Please try again in a moment.',
  'deletion.nextTitle': 'Now look in your mail',
  'deletion.next':
    'If {email} has an account here, a mail with a link is on its way. Nothing is deleted before you open that link, within 48 hours, and confirm.',
  'deletion.nextMissing': 'No mail after a few minutes? Look in your spam folder, or write to {support}.',
  'deletion.stepsTitle': 'What happens then',
  'deletion.step1': 'If this address has an account, we send a mail with a link to it.',
  'deletion.step2': 'You open the link and confirm. Your account is closed at once.',
  'deletion.step3': 'For 14 days you can open it again. After that it is erased for good.',

  'deletion.confirmTitle': 'Delete for good?',
  'deletion.confirmLead': 'This is what happens to your {brand} account:',
  'deletion.confirmNow': 'Now',
  'deletion.confirmNowText':
    'Your account closes and you’re signed out everywhere. Plans that renew end for good; nothing more is charged.',
  'deletion.confirmUndo': 'For 14 days',
  'deletion.confirmUndoText': 'You can change your mind: we send you a mail with a link that opens it again.',
  'deletion.confirmThen': 'After that',
  'deletion.confirmThenText':
    'It is erased with all your data, and nothing brings it back. Stickers that you made can still be verified, without you.',
  'deletion.confirm': 'Delete my account',
  'deletion.confirming': 'Closing your account…',
  'deletion.keep': 'Keep my account',
  'deletion.closedTitle': 'Your account is closed',
  'deletion.closed': 'You are signed out everywhere. On {day} we will erase it with all your data.',
  'deletion.closedUndo':
    'Changed your mind? The mail that we have just sent you has a link that opens it again until then.',
  'deletion.home': 'To the home page',

  'deletion.undoTitle': 'Open your account again?',
  'deletion.undoLead': 'You can still get everything back: your {brand} account as it was, except a plan that renewed.',
  'deletion.undo': 'Open my account again',
  'deletion.undoing': 'Opening your account…',
  'deletion.openTitle': 'Good to have you back',
  'deletion.open': 'Your account is open again. Sign in with the password that you had.',
  'deletion.logIn': 'Sign in',

  'deletion.overTitle': 'This link is no longer good',
  'deletion.overConfirm': 'It was used already, or its 48 hours are over. You can ask for a new one.',
  'deletion.overUndo': 'It was used already, or its 14 days are over. If you need help, write to us:',
  'deletion.askAgain': 'Ask for a new link',
} as const;
