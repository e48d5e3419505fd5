/** Table of the intake. */
export interface IntakeTables {
  /** Events that were handled, kept to recognize repeats. */
  gateway_event: {
    gateway: string;
    /** The gateway's own id. */
    id: string;
    kind: string;
    taken_at: Date;
  };
}
