/** Table of the intake. */
export interface IntakeTables {
  /** Events that were acted on: told again, they are known. */
  gateway_event: {
    gateway: string;
    /** The gateway's own id. */
    id: string;
    kind: string;
    taken_at: Date;
  };
}
