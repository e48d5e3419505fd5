/** Table of linked identities. */
export interface IdentityTables {
  account_identity: {
    account_id: string;
    brand: string;
    provider: 'google' | 'firebase';
    /** The person's id at the provider. */
    subject: string;
    linked_at: Date;
  };
}
