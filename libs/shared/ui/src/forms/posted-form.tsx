import { CallError, type CallFault } from '@vinlore/contract';
import { createContext, use } from 'react';

/** A failed call, as plain JSON: it travels in the page. */
export interface PostedFailure {
  readonly fault: CallFault;
  readonly message: string;
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** A form that the browser itself sent, without a script, and what became of it. Plain JSON: it travels in the page. */
export interface PostedForm {
  /** By which the server knew the form. */
  readonly name: string;
  readonly entered: Readonly<Record<string, string>>;
  /** What is wrong with what was entered, in words, by field. */
  readonly faults: Readonly<Record<string, string>>;
  /** Null where the server did what was asked, or was not asked. */
  readonly failure: PostedFailure | null;
  readonly sent: boolean;
}

/** The form that came with the request for this page; null for a page that was only opened. */
export const PostedFormContext = createContext<PostedForm | null>(null);

/** What became of this form when the browser sent it without a script; null where it did not. */
export function usePostedForm(name: string): PostedForm | null {
  const posted = use(PostedFormContext);
  return posted?.name === name ? posted : null;
}

/** The error of a posted form, as a call would have thrown it; null where nothing failed. */
export function postedError(posted: PostedForm | null): CallError | null {
  if (!posted?.failure) return null;
  const { fault, message, status, requestId, retryAfter } = posted.failure;
  return new CallError(fault, message, status, undefined, requestId, retryAfter);
}

/** The field of a form from which the server knows which one was sent without a script. */
export const FORM_FIELD = 'form';

/** Makes a form with `method="post"` one that works before any script: the server knows it by this name. */
export function FormName({ name }: { readonly name: string }) {
  return <input type="hidden" name={FORM_FIELD} value={name} />;
}
