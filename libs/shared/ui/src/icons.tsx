// Every project that uses this lib needs the ambient module, which can't be imported.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- see above
/// <reference path="./tabler.d.ts" />
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconCircleMinus from '@tabler/icons-react/dist/esm/icons/IconCircleMinus.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { FunctionComponent } from 'react';
import styles from './icons.module.css';

/** Size in CSS pixels: 16 in small text, 20 in text, 24 in icon buttons. */
export interface IconProps {
  readonly size?: 16 | 20 | 24;
}

/**
 * Makes an icon component from a Tabler outline icon, with this product's stroke width. Icons are decorative: text next
 * to them says the same.
 */
export function asIcon(Tabler: TablerIcon): FunctionComponent<IconProps> {
  return function Icon({ size = 20 }) {
    return <Tabler size={size} stroke={1.75} className={styles.icon} aria-hidden="true" focusable="false" />;
  };
}

export const AskIcon = /* @__PURE__ */ asIcon(IconAlertTriangle);
export const CheckIcon = /* @__PURE__ */ asIcon(IconCheck);
export const ChevronDownIcon = /* @__PURE__ */ asIcon(IconChevronDown);
export const ChevronRightIcon = /* @__PURE__ */ asIcon(IconChevronRight);
export const CloseIcon = /* @__PURE__ */ asIcon(IconX);
export const InfoIcon = /* @__PURE__ */ asIcon(IconInfoCircle);
export const MenuIcon = /* @__PURE__ */ asIcon(IconMenu2);
export const MoonIcon = /* @__PURE__ */ asIcon(IconMoon);
export const NoRecordIcon = /* @__PURE__ */ asIcon(IconCircleMinus);
export const StopIcon = /* @__PURE__ */ asIcon(IconAlertCircle);
export const SunIcon = /* @__PURE__ */ asIcon(IconSun);
