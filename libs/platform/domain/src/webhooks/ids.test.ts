import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uuidOfWebhookId, webhookId } from './ids.ts';

it('ids say what they are of, and lead back to the row', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(uuidOfWebhookId('event', webhookId('event', uuid))).toBe(uuid);
      expect(uuidOfWebhookId('endpoint', webhookId('event', uuid))).toBeNull();
    }),
  );
  expect(uuidOfWebhookId('event', 'evt_0192')).toBeNull();
});
