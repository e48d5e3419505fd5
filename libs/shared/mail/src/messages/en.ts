/** Words of every email, whatever it is about. */
export const en = {
  'mail.orOpen': 'If the button does not work, open this address:',
  'mail.help': 'Questions? Write to',
};
