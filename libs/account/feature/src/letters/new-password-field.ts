/** The single field of a form that only asks for a new password. */
export const NEW_PASSWORD_FIELDS = [
  {
    name: 'new_pass',
    label: 'account.newPassword',
    kind: 'password',
    autoComplete: 'new-password',
    hint: 'account.passwordHint',
  },
] as const;
