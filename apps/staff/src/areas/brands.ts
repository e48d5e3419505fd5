import type { Area } from './area.ts';

export const brandsArea: Area = { title: 'staff.brands', pages: [] };
