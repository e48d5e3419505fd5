import { EmployeesSchema } from '@vinlore/account-domain';
import * as v from 'valibot';

/** The number of employees as form text. */
export const EmployeesTextSchema = v.pipe(
  v.string(),
  v.check((text) => v.is(EmployeesSchema, text), 'account.employeesInvalid'),
);
