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
