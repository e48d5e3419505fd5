import type { Area } from './area.ts';

export const dataArea: Area = { title: 'staff.data', pages: [] };
