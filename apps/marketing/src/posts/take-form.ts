import { createHash } from 'node:crypto';
import { FORM_FIELD, type PostedForm } from '@vinlore/ui';
import { callError, statusOf } from '../pages/failed-call.ts';
import type { Visit } from '../site.ts';
import { postedFailure } from './posted-failure.ts';
import { sentFormOf } from './sent-forms.ts';

/** How long an identical form counts as already sent: a double click or a reload. */
const SAME_MS = 600_000;
/** Number of sent forms the process remembers. */
const MOST_REMEMBERED = 1_000;

/** Sends a form, or returns the earlier result of sending it. */
function createOnce(now: () => number) {
  const sent = new Map<string, { readonly done: Promise<unknown>; readonly at: number }>();
  return (key: string, send: () => Promise<unknown>): Promise<unknown> => {
    const known = sent.get(key);
    if (known && now() - known.at < SAME_MS) return known.done;
    const done = send();
    sent.delete(key);
    sent.set(key, { done, at: now() });
    // A failed send can be retried.
    done.catch(() => sent.delete(key));
    if (sent.size > MOST_REMEMBERED) sent.delete(sent.keys().next().value!);
    return done;
  };
}

/**
 * Creates the server-side counterpart of a form's island for browsers without JavaScript: validates with the same
 * schema, makes the same call, and passes the result to the page. An identical form isn't sent again within ten
 * minutes.
 *
 * @returns handler for the form posted with a visit; null if there is none or the page handles it itself
 */
export function createFormTaker(now: () => number = Date.now): (visit: Visit) => Promise<PostedForm | null> {
  const once = createOnce(now);
  return async (visit) => {
    const { fields, brand, language } = visit;
    const name = fields?.get(FORM_FIELD);
    const form = fields && name ? sentFormOf(name, fields, visit) : null;
    if (!fields || !form) return null;
    const entered = Object.fromEntries(form.fields.map((field) => [field, fields.get(field) ?? '']));
    const posted = { name: form.name, entered, faults: {}, failure: null, sent: false };
    const faults = form.check(entered) as PostedForm['faults'];
    if (Object.keys(faults).length > 0) return { ...posted, faults };
    const key = createHash('sha256')
      .update(JSON.stringify([brand.key, language, [...fields]]))
      .digest('base64');
    return once(key, () => form.send(entered)).then(
      () => ({ ...posted, sent: true }),
      (error: unknown) => ({ ...posted, failure: postedFailure(callError(error)) }),
    );
  };
}

/** Status of a page after a form submission. */
export function statusOfForm({ faults, failure }: PostedForm): number {
  if (failure) return statusOf(failure);
  return Object.keys(faults).length > 0 ? 422 : 200;
}
