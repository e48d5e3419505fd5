import type { Area } from './area.ts';
import { brandsArea } from './brands.ts';
import { commerceArea } from './commerce.ts';
import { contentArea } from './content.ts';
import { dataArea } from './data.ts';
import { membersArea } from './members.ts';
import { supportArea } from './support.ts';
import { trustArea } from './trust.ts';

/** Areas of the desk in navigation order. */
export const AREAS: readonly Area[] = [
  supportArea,
  membersArea,
  commerceArea,
  contentArea,
  brandsArea,
  dataArea,
  trustArea,
];
