export { platformContract, platformStaffContract } from './contract/index.ts';
export { API_KEYS_PATH, SECRET_KEY_PATTERN, SHOWN_END, SHOWN_START } from './keys/key-format.ts';
export {
  BUDGET_ALERTS,
  type DayOfUse,
  type KeyView,
  MOST_KEYS,
  MOST_PER_MINUTE,
  MOST_PER_MONTH,
  OVERLAPS,
  USUAL_PER_MINUTE,
} from './keys/key-view.ts';
