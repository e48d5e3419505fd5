/// <reference types="node" />
import { journeysIn } from './src/journeys-config.ts';

/**
 * The journeys of all apps in one run: browsers stay open, and no worker sits idle until the last journey of an app is
 * done.
 */
export default journeysIn('../../../apps', process.env);
