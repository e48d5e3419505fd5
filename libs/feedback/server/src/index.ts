export { createFeedbackSlice } from './feedback-slice.ts';
