import { createHash } from 'node:crypto';
import { FORM_FIELD, type PostedForm } from '@vinlore/ui';
import { callError, statusOf } from '../pages/failed-call.ts';
import type { Visit } from '../site.ts';
import { postedFailure } from './posted-failure.ts';
import { sentFormOf } from './sent-forms.ts';

/** So long the same form with the same words is the one that was sent already: a double click, a page loaded again. */
const SAME_MS = 600_000;
/** Of so many forms the process remembers that they were sent. */
const MOST_REMEMBERED = 1_000;

/** Sends a form, or is reminded of having sent it. */
function createOnce(now: () => number) {
  const sent = new Map<string, { readonly done: Promise<unknown>; readonly at: number }>();
  return (key: string, send: () => Promise<unknown>): Promise<unknown> => {
    const known = sent.get(key);
    if (known && now() - known.at < SAME_MS) return known.done;
    const done = send();
    sent.delete(key);
    sent.set(key, { done, at: now() });
    // What failed may be tried again.
    done.catch(() => sent.delete(key));
    if (sent.size > MOST_REMEMBERED) sent.delete(sent.keys().next().value!);
    return done;
  };
}

/**
 * Makes what does for a browser without a script what a form's island does in one: it checks by the same schema, makes the
 * same call, and gives the page what became of it. A form that was sent is not sent again within ten minutes.
 *
 * @returns takes the form that was posted with a visit; null where none was, or the page itself knows it
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

/** The status of a page that answers a form. */
export function statusOfForm({ faults, failure }: PostedForm): number {
  if (failure) return statusOf(failure);
  return Object.keys(faults).length > 0 ? 422 : 200;
}
