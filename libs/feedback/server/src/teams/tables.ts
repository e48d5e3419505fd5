/** Support teams and their members' accounts. */
export interface TeamTables {
  support_team: {
    /** Chosen by the author; also the idempotency key. */
    id: string;
    brand: string;
    name: string;
  };
  support_team_member: { team_id: string; account_id: string };
}
