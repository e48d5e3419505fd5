import { describe, expect, it } from 'vitest';
import { answersItself } from './own-paths.ts';

describe("no page can be created at the product's own paths", () => {
  it.each([
    ...['/members', '/members/login', '/staff/content', '/api/pages', '/checkout/thanks', '/verify/3D8P', '/decode'],
    ...['/sample-report/2012', '/favicon.svg', '/share-image.png', '/mailing', '/offline'],
  ])('%s is taken', (path) => expect(answersItself(path)).toBe(true));

  it.each(['/', '/pricing', '/sample-report', '/recalls', '/members-of-staff', '/guides/decode'])(
    '%s is available to a brand',
    (path) => expect(answersItself(path)).toBe(false),
  );
});
