/** API options for tests: no rate limits, no proxy, and cookies without TLS. */
export const NO_LIMITS: {
  readonly secure: boolean;
  readonly requestsPerMinute: number;
  readonly trustProxy: readonly string[];
} = {
  secure: false,
  requestsPerMinute: 0,
  trustProxy: [],
};

/** Authenticator methods for tests that only check who calls: proof, gate, and XSRF checks always pass. */
export const OPEN_GATES = {
  demandProof: async (): Promise<void> => {},
  passedGate: (): boolean => true,
  xsrfMatches: (): boolean => true,
};

/** The account of `STAFF_BY_PERMISSION`. */
export const STAFF_ID = '99999999-9999-4999-8999-999999999999';

/**
 * Authenticator for staff who have passed two-step verification; a token is the brand's key and a permission, separated
 * by a space.
 */
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
