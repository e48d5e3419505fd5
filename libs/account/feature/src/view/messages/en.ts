/** Texts of the read-only view that support opens of an account. */
export const en = {
  'view.title': 'Read-only view',
  'view.lead': 'See a member’s pages as they see them. You can’t make changes.',
  'view.opening': 'Opening view…',
  'view.closedTitle': 'No active view',
  'view.closed':
    'Open a view from the member’s page in the staff desk. It ends after 15 minutes or when you reload the page.',
  'view.documents': 'Documents and invoices aren’t available in this view. Open them in the staff desk.',
  'view.banner': 'Viewing as {email} (read-only)',
  'view.left': '{minutes, plural, =0 {Ends in less than a minute} one {Ends in # minute} other {Ends in # minutes}}',
  'view.end': 'End view',
};
