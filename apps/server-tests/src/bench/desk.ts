/**
 * Benchmarks staff desk lists with a million rows each, through the API. `LISTS` filters them by words in their names;
 * all by default. Prints a line of JSON: p50 and p95 in milliseconds by list. Run by tools/bench/src/rows/desk.mjs.
 */
import * as billing from './desk/billing.ts';
import type { DeskList } from './desk/desk-list.ts';
import * as content from './desk/content.ts';
import * as data from './desk/data.ts';
import { measureLists } from './desk/measure-lists.ts';
import * as members from './desk/members.ts';
import * as site from './desk/site.ts';
import * as support from './desk/support.ts';
import * as team from './desk/team.ts';
import * as trust from './desk/trust.ts';
import { openBench } from './visitors.ts';

/** The overview counts pending work in all lists: it runs last, when they are filled. */
const overview: DeskList = {
  name: 'overview',
  seed: () => Promise.resolve(),
  addresses: () => Promise.resolve(['/api-cwa/staff/overview']),
};

const wanted = process.env.LISTS?.split(',');
const lists = [members, billing, support, content, site, data, team, trust]
  .flatMap((area): DeskList[] => Object.values(area))
  .concat(overview)
  .filter(({ name }) => !wanted || wanted.some((word) => name.includes(word)));

const { product } = await openBench({ DATA_DIR: process.env.DATA_DIR! });
const figures = await measureLists(product, lists);
await product.close();
console.log(
  JSON.stringify(
    Object.fromEntries(
      figures.flatMap(({ name, p50, p95 }) => [
        [name, p50],
        [`${name}, p95`, p95],
      ]),
    ),
  ),
);
