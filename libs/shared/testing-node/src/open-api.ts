/** An API of tests without limits: nobody is slowed down, no proxy stands before it, cookies travel without TLS. */
export const NO_LIMITS: {
  readonly secure: boolean;
  readonly requestsPerMinute: number;
  readonly trustProxy: readonly string[];
} = {
  secure: false,
  requestsPerMinute: 0,
  trustProxy: [],
};

/** The rest of an authenticator whose tests ask only who calls: no proof is wanted, and no gate stands before the brand. */
export const OPEN_GATES = {
  demandProof: async (): Promise<void> => {},
  passedGate: (): boolean => true,
  xsrfMatches: (): boolean => true,
};

/** The account of `STAFF_BY_PERMISSION`. */
export const STAFF_ID = '99999999-9999-4999-8999-999999999999';

/** Staff of tests with their second factor given; a token is the brand's key and the permission that they hold. */
export const STAFF_BY_PERMISSION = {
  ...OPEN_GATES,
  actorOfToken: async (brand: string, token: string) => {
    const [tokenOf, permission = ''] = token.split(' ');
    if (tokenOf !== brand) return null;
    return {
      accountId: STAFF_ID,
      sessionId: 's',
      email: 's@example.com',
      dealer: false,
      secondFactor: true,
      roles: ['staff', permission],
    };
  },
};
