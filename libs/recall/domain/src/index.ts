export { CONFIRM_ALERT_PATH, END_ALERT_PATH, RECALLS_PATH } from './alert-paths.ts';
export { recallContract } from './contract/index.ts';
export { nhtsaUrl } from './matching/nhtsa-url.ts';
export { type ModelMatch, modelMatch, namesOfVehicle, type RecallQuery } from './matching/recall-names.ts';
export { inRecallOrder } from './matching/recall-order.ts';
export { type Recall, type RecallAnswer } from './recall.ts';
