import type { Area } from './area.ts';

export const commerceArea: Area = { title: 'staff.commerce', pages: [] };
