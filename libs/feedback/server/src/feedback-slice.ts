import { defineSlice } from '@vinlore/server-kit';
import { feedbackContract } from '@vinlore/feedback-domain';

/** The feedback slice’s server half. */
export function createFeedbackSlice() {
  return defineSlice({ name: 'feedback', contract: feedbackContract, handlers: {} });
}
