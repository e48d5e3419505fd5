import { TURNED_BACK, VIN } from './common.mjs';
import { DESK_SCREENS } from './desk.mjs';
import { ENTRY } from './entry.mjs';
import { MEMBERS } from './members.mjs';
import { PUBLIC_SITE } from './public-site.mjs';

/**
 * Every screen and state that `npm run screenshots` captures on each brand.
 *
 * @type {readonly import('./common.mjs').Screen[]}
 */
export const SCREENS = [...PUBLIC_SITE, ...ENTRY, ...MEMBERS, ...DESK_SCREENS];

/** The vehicles of the sample member's sticker and report. */
export const STICKER_VIN = VIN;
export const REPORT_VIN = TURNED_BACK;
