export { secondPerson } from './approvals/second-person.ts';
export type { Person, StaffPorts } from './ports.ts';
export { createStaffSlice } from './staff-slice.ts';
