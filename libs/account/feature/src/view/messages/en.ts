/** Texts of the read-only view that support opens of an account. */
export const en = {
  'view.title': 'Read-only view',
  'view.lead': 'Support sees a member’s pages as they do, and changes nothing.',
  'view.opening': 'Opening the view…',
  'view.closedTitle': 'No view is open here',
  'view.closed':
    'Support opens a view from a member’s page at the desk. It ends after 15 minutes, and when its page is reloaded.',
  'view.documents': 'Documents and invoices don’t open in a view. See them at the desk.',
  'view.banner': 'You’re viewing as {email} (read-only)',
  'view.left': '{minutes, plural, =0 {Ends in less than a minute} one {Ends in # minute} other {Ends in # minutes}}',
  'view.end': 'End view',
};
