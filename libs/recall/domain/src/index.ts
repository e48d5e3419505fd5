export { CONFIRM_ALERT_PATH, END_ALERT_PATH, RECALLS_PATH } from './alert-paths.ts';
export { recallContract } from './contract/index.ts';
export { nhtsaUrl } from './matching/nhtsa-url.ts';
export { inRecallOrder } from './matching/recall-order.ts';
export { recallCountry, TRANSPORT_CANADA } from './publishers.ts';
export { type Recall, type RecallAnswer } from './recall.ts';
export { type ModelMatch, modelMatch, type NamedQuery as RecallQuery, namesOfVehicle } from '@vinlore/vehicle-domain';
export { listRecalls } from './v1/recall-operations.ts';
