import type { Area } from './area.ts';

export const membersArea: Area = { title: 'staff.members', pages: [] };
