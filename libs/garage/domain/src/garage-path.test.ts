import { describe, expect, it } from 'vitest';
import { garagePath, garageTokenIn } from './garage-path.ts';

describe('public garage path', () => {
  it.each(['a-token', 'A_0'])('contains the token: %s', (token) => {
    expect(garageTokenIn(garagePath(token))).toBe(token);
    expect(garageTokenIn(`${garagePath(token)}/`)).toBe(token);
  });

  it.each(['/garage', '/garage/', '/garage/a/b', '/garages/a', '/x/garage/a', `/garage/${'a'.repeat(65)}`])(
    'is no other: %s',
    (path) => expect(garageTokenIn(path)).toBeNull(),
  );
});
