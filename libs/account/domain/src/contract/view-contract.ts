import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema } from '../credentials.ts';
import { UserSchema } from '../user.ts';

/** A read-only view of a member's account; the viewer's tab keeps it in memory, without a cookie. */
const ViewSchema = v.object({
  token: v.string(),
  /** Lifetime in seconds; it can't be renewed. */
  expires_in: v.number(),
  user: UserSchema,
});
export type View = v.InferOutput<typeof ViewSchema>;

const beginView = endpoint({
  name: 'view.begin',
  event: 'pii.read',
  summary: 'Opens the read-only view of an account that staff have asked for at the desk, once, within a minute.',
  method: 'POST',
  path: '/api/view/begin',
  encoding: 'json',
  // Staff have no secure id for the brand's gate; the token stands in for it.
  auth: 'none',
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ token: MailTokenSchema }),
  answers: { 200: success('The view.', ViewSchema), 422: refusal('The link is no longer good.') },
});

const endView = endpoint({
  name: 'view.end',
  summary: 'Ends the read-only view that the call comes from; does nothing to a member’s session.',
  method: 'POST',
  path: '/api/view/end',
  encoding: 'none',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({}),
  answers: { 200: success('It has ended.', v.null()) },
});

/** Routes of the tab in which staff view an account as its member sees it. */
export const viewContract = { beginView, endView };
