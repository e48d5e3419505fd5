/// <reference types="node" />
import { journeysIn } from './src/journeys-config.ts';

/** The journeys of all apps in one run: browsers stay open, and no worker waits for the last journey of one app. */
export default journeysIn('../../../apps', process.env);
