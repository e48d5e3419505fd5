import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { actFields, DocumentIdSchema, NumberSchema, PLANNED_ACTS, PlanSchema, TextSchema } from '../../drafts/text.ts';
import { changedMeanwhile, noDocument } from './drafts.ts';
import { contentAct } from './content-act.ts';

/** Publishes the draft; it's live on every process within a second. */
export const publishDraft = endpoint({
  ...contentAct,
  name: 'content.publish',
  summary: 'Publishes what is in work.',
  path: '/api-cwa/staff/content/publish',
  request: v.strictObject(actFields),
  answers: {
    200: success('The text.', TextSchema),
    404: noDocument,
    409: changedMeanwhile,
    422: refusal('Nothing is in work, or it has faults: `data.faults` says which (`DocumentFaultSchema`).'),
  },
});

/** Unpublishes a text; it stays in the desk. */
export const unpublishText = endpoint({
  ...contentAct,
  name: 'content.unpublish',
  summary: 'Takes a text off the site.',
  path: '/api-cwa/staff/content/unpublish',
  request: v.strictObject(actFields),
  answers: {
    200: success('The text.', TextSchema),
    404: noDocument,
    409: changedMeanwhile,
    422: refusal('It is not published, or the site cannot do without it.'),
  },
});

/** Publishes an old version again, as a new entry in the history. A draft stays as it is. */
export const rollBack = endpoint({
  ...contentAct,
  name: 'content.rollBack',
  summary: 'Publishes the document of an entry of the history again.',
  path: '/api-cwa/staff/content/roll-back',
  request: v.strictObject({ ...actFields, number: NumberSchema }),
  answers: {
    200: success('The text.', TextSchema),
    404: refusal('This brand has no such document, or it has no such entry.'),
    409: changedMeanwhile,
    422: refusal(
      'What was published then has faults now: `data.faults` says which. Or it is deleted, and its path taken.',
    ),
  },
});

/** Schedules a publication or its end. At most one of each can be pending. */
export const planAct = endpoint({
  ...contentAct,
  name: 'content.plan',
  summary: 'Publishes what is in work, or takes a text off the site, at a moment.',
  path: '/api-cwa/staff/content/plan',
  request: v.strictObject({
    ...actFields,
    act: v.picklist(PLANNED_ACTS),
    /** Within the next year. */
    at: v.pipe(v.string(), v.isoTimestamp('content.momentWrong')),
  }),
  answers: {
    200: success('What is planned.', PlanSchema),
    404: noDocument,
    409: changedMeanwhile,
    422: refusal('A moment that is over, nothing in work, faults (`data.faults`), or the same is planned already.'),
  },
});

/** Cancels a scheduled change. */
export const cancelPlan = endpoint({
  ...contentAct,
  name: 'content.cancelPlan',
  summary: 'Takes back what was planned.',
  path: '/api-cwa/staff/content/plan/cancel',
  request: v.strictObject({ plan_id: DocumentIdSchema }),
  answers: {
    200: success('The plan.', PlanSchema),
    404: refusal('This brand has no such plan.'),
    422: refusal('It has ended already.'),
  },
});
