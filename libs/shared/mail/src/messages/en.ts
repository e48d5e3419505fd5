/** Words of every email, whatever it is about. */
export const en = {
  'mail.orOpen': 'If the button doesn’t work, open this link:',
  'mail.help': 'Questions? Contact',
};
