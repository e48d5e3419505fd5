import type { deletionContract } from '@vinlore/account-domain';
import { LanguageSchema } from '@vinlore/brand';
import type { Enqueue, JobRun } from '@vinlore/jobs';
import type { Handler } from '@vinlore/server-kit';
import * as v from 'valibot';
import { findByEmail } from '../accounts/account-store.ts';
import { keepRequest } from './deletion-store.ts';
import { confirmLetter, type DeletionVoices, supportLetter } from './letters.ts';
import type { DeletionDeps } from './deps.ts';

const RequestSchema = v.object({
  brand: v.string(),
  email: v.string(),
  message: v.string(),
  /** Language of the requester; older queued requests have none. */
  language: v.optional(LanguageSchema),
});
type Request = v.InferOutput<typeof RequestSchema>;

/**
 * Accepts a deletion request. A job does the rest, so known and unknown emails get the same response after the same
 * time.
 */
export function deleteAccountCall(
  { database }: DeletionDeps,
  enqueue: Enqueue<Request>,
): Handler<typeof deletionContract.deleteAccount> {
  return async ({ email, message }, { brand, text }) => {
    const request = { brand: brand.key, email, message, language: text.language };
    await database.transaction((tx) => enqueue(tx, request));
    return null;
  };
}

/** Forwards the message to support and asks the member, if there is one, to confirm. */
async function carryOut(deps: DeletionDeps, voices: DeletionVoices, request: Request, run: JobRun): Promise<void> {
  const { database, mail, clock } = deps;
  const { email, message } = request;
  const [support, voice] = await Promise.all([
    voices(request.brand, null),
    voices(request.brand, request.language ?? null),
  ]);
  await database.transaction(async (tx) => {
    const account = await findByEmail(tx, request.brand, email);
    const known = account !== undefined;
    await mail.send(tx, supportLetter({ ...support, to: support.brand.support_email }, { email, message, known }));
    // The run's id makes retries idempotent.
    const kept = account && { id: run.id, brand: request.brand, accountId: account.id };
    const asked = kept ? await keepRequest(tx, kept, clock()) : null;
    if (asked) await mail.send(tx, confirmLetter({ ...voice, to: email }, asked.token, asked.until));
  });
}

/** The job behind the call. @returns a function that enqueues it */
export function defineRequestJob(deps: DeletionDeps, voices: DeletionVoices): Enqueue<Request> {
  return deps.jobs.define(
    'account.deletion-request',
    RequestSchema,
    (request, run) => carryOut(deps, voices, request, run),
    { retries: 10, personal: true },
  );
}
