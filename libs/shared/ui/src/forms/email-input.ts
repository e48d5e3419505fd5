/** Input attributes for the user's own email address. */
export const EMAIL_INPUT = {
  name: 'email',
  type: 'email',
  required: true,
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
