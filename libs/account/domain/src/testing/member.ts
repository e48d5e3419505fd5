import type { Session } from '../user.ts';

/** Session of a member who has entered only an email. */
export const session: Session = {
  token: 'secret',
  expires_in: 600,
  user: {
    id: '1',
    email: 'ana@example.com',
    first: null,
    last: null,
    phone: null,
    profile_image: null,
    is_dealer: false,
    roles: [],
  },
};
