import { hash, verify } from '@node-rs/argon2';

/** Makes and checks password hashes; a port, so that tests can count how often it is asked. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** What guessing a password costs, the owner too: KiB of memory, passes over it, and lanes. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** 19 MiB, two passes, one lane: OWASP's minimum for argon2id, 280 checks/s on two cores. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One password typed on two keyboards is one password (NIST SP 800-63B §5.1.1.2: normalize before hashing). */
const normalized = (password: string) => password.normalize('NFKC');

/** Hashes with argon2id (the library's default variant), off the main thread. A hash says itself what it cost. */
export const argon2At = (cost: HashCost): PasswordHasher => ({
  hash: (password) => hash(normalized(password), cost),
  verify: (stored, password) => verify(stored, normalized(password)),
});

/** The product's own. */
export const argon2Hasher = argon2At(COST);

/**
 * Checks a password against a stored hash. Without one it does the same work against a hash of nothing, so that the time
 * does not tell whether an email has an account.
 */
export type PasswordCheck = (stored: string | null | undefined, password: string) => Promise<boolean>;

/** A check over a hasher; the hash of nothing is made once. */
export function passwordCheck(hasher: PasswordHasher): PasswordCheck {
  const decoy = hasher.hash('nobody has this password');
  // Should it fail, the check that waits for it says so.
  decoy.catch(() => {});
  return async (stored, password) => {
    const matches = await hasher.verify(stored ?? (await decoy), password);
    return matches && typeof stored === 'string';
  };
}
