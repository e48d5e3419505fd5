export { NameSteps, type NameStepsProps } from './by-name/name-steps.tsx';
export { recallLinkMessages } from './link/messages/index.ts';
export { RecallLink, type RecallLinkProps, RecallLinkScreen } from './link/recall-link.tsx';
export { type RecallGlance, recallGlance } from './list/recall-glance.ts';
export { RecallList } from './list/recall-list.tsx';
export { type AskedCar, RecallsOf, type RecallsOfProps } from './members/recalls-of.tsx';
export { recallMessages } from './messages/index.ts';
export {
  WatchForm,
  type WatchFormProps,
  WatchFormScreen,
  type WatchedName,
  watchSent,
  type WatchSubject,
} from './watch/watch-form.tsx';
export { WatchSwitch, type WatchSwitchProps } from './watch/watch-switch.tsx';
