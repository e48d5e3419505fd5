export { createRecallSlice } from './recall-slice.ts';
