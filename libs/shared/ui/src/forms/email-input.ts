/** What a browser should know of an input that takes one's own email address, in a form for anybody. */
export const EMAIL_INPUT = {
  name: 'email',
  type: 'email',
  required: true,
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
