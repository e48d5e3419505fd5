import { CallError, type CallFault } from '@vinlore/contract';
import { createContext, use } from 'react';

/** A failed call as plain JSON, because it is embedded in the page. */
export interface PostedFailure {
  readonly fault: CallFault;
  readonly message: string;
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** A form that was submitted without scripts, and the outcome. Plain JSON, because it is embedded in the page. */
export interface PostedForm {
  /** The form's name on the server. */
  readonly name: string;
  readonly entered: Readonly<Record<string, string>>;
  /** Error texts by field. */
  readonly faults: Readonly<Record<string, string>>;
  /** Null if the call succeeded or was not made. */
  readonly failure: PostedFailure | null;
  readonly sent: boolean;
}

/** The form submitted with the request for this page; null if the page was just opened. */
export const PostedFormContext = createContext<PostedForm | null>(null);

/** Returns the outcome of this form if it was submitted without scripts; otherwise null. */
export function usePostedForm(name: string): PostedForm | null {
  const posted = use(PostedFormContext);
  return posted?.name === name ? posted : null;
}

/** Returns a posted form's error as a call would have thrown it; null if there is none. */
export function postedError(posted: PostedForm | null): CallError | null {
  if (!posted?.failure) return null;
  const { fault, message, status, requestId, retryAfter } = posted.failure;
  return new CallError(fault, message, status, undefined, requestId, retryAfter);
}

/** Name of the field that tells the server which form was submitted without scripts. */
export const FORM_FIELD = 'form';

/** Lets a form with `method="post"` work without scripts: the server identifies it by this name. */
export function FormName({ name }: { readonly name: string }) {
  return <input type="hidden" name={FORM_FIELD} value={name} />;
}
