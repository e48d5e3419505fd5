import { describe, expect, it } from 'vitest';
import { answersItself } from './own-paths.ts';

describe('no page is made where the product itself answers', () => {
  it.each([
    ...['/members', '/members/login', '/staff/content', '/api/pages', '/checkout/thanks', '/verify/3D8P', '/decode'],
    ...['/sample-report/2012', '/favicon.svg', '/share-image.png', '/mailing', '/offline'],
  ])('%s is its own', (path) => expect(answersItself(path)).toBe(true));

  it.each(['/', '/pricing', '/sample-report', '/recalls', '/members-of-staff', '/guides/decode'])(
    '%s is a brand’s',
    (path) => expect(answersItself(path)).toBe(false),
  );
});
