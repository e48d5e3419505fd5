export { feedbackContract } from './contract/index.ts';
