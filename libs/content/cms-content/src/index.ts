export { Blocks } from './blocks.tsx';
export type { BlockSlots } from './slots.ts';
