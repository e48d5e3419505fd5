export { EVERY_YEAR, isLook, OVERLAY_FIELDS, PLANS_KEY, SITE_KEYS, VALUE_LENGTH } from './overlay/fields.ts';
export {
  type Fault,
  faultOfValue,
  lookFaults,
  type Overlaid,
  overlaid,
  type OverlayEntry,
  type ValueFault,
} from './overlay/overlaid.ts';
export { valueAt, withValue } from './overlay/values.ts';
