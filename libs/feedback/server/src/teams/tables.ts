/** Teams of support, and the accounts in them. */
export interface TeamTables {
  support_team: {
    /** Given by its writer, so that a team sent twice is one. */
    id: string;
    brand: string;
    name: string;
  };
  support_team_member: { team_id: string; account_id: string };
}
