export { platformContract } from './contract/index.ts';
