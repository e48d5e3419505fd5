import { expect, it } from 'vitest';
import { argon2At, argon2Hasher } from './hasher.ts';

it('verifies a hash with the cost it was created with', async () => {
  const stored = await argon2At({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hash('ten green bottles');
  expect(await argon2Hasher.verify(stored, 'ten green bottles')).toBe(true);
  expect(await argon2Hasher.verify(stored, 'nine green bottles')).toBe(false);
});
