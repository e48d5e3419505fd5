export { recallContract } from './contract/index.ts';
export { type Recall, type RecallAnswer } from './recall.ts';
