/**
 * Every screen that `npm run screenshots` visits, on each brand. A screen whose `login` is set is visited as the sample
 * member.
 *
 * @typedef {object} Screen
 * @property {string} name of its picture
 * @property {string} path
 * @property {boolean} [login]
 */

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'home', path: '/' },
  { name: 'decode', path: '/decode?vin=1HGCM82633A004352' },
  { name: 'verify-unknown', path: '/verify/unknown' },
  { name: 'login', path: '/members/login' },
  { name: 'dashboard', path: '/members/dashboard', login: true },
];
