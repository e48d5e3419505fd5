import { QueryClient } from '@tanstack/react-query';
import type { Call } from '@vinlore/contract';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  configQuery,
  followConfig,
  gspAtom,
  type IpData,
  ipDataAtom,
  isDealerAtom,
  openLocalStore,
  showPopupAtom,
} from './index.ts';

const florida = { country: 'US', region: 'FL', currency: 'USD' };
const mexico = { country: 'MX', region: null, currency: 'MXN' };
const configWith = (ip_data: IpData) => ({
  name: 'Vinlore',
  domain: 'vinlore.localhost',
  language: 'en' as const,
  spanish: false,
  features: { sticker: true, report: true, model_report: true },
  support_email: 'help@vinlore.localhost',
  ip_data,
});

describe('helpers state', () => {
  beforeEach(() => localStorage.clear());

  it('spec §3: isDealer, gsp and showPopup start as no, ip_data as unknown', () => {
    const atoms = createStore();
    expect([isDealerAtom, gspAtom, showPopupAtom].map((each) => atoms.get(each))).toEqual([false, false, false]);
    expect(atoms.get(ipDataAtom)).toBeNull();
  });

  it('docs/decisions.md §4: gsp lasts for the visit, showPopup opens and closes, each visit has its own', () => {
    const atoms = createStore();
    atoms.set(showPopupAtom, true);
    atoms.set(gspAtom, true);
    atoms.set(showPopupAtom, false);
    expect([atoms.get(gspAtom), atoms.get(showPopupAtom)]).toEqual([true, false]);
    expect(createStore().get(gspAtom)).toBe(false);
  });

  it('docs/decisions.md §4: ip_data comes from the configuration, the local copy first', async () => {
    const store = openLocalStore();
    store.write('config', configWith(florida));
    let answer = configWith(mexico);
    const startUp = {
      call: (async () => answer) as unknown as Call,
      store,
      brand: { domain: 'vinlore.localhost', settings: {} as never },
    };
    const atoms = createStore();
    const queries = new QueryClient();

    const stop = followConfig({ startUp, queries, atoms });
    expect(atoms.get(ipDataAtom)).toEqual(florida);
    await queries.fetchQuery(configQuery(startUp));
    expect(atoms.get(ipDataAtom)).toEqual(mexico);
    answer = configWith(null);
    await queries.fetchQuery(configQuery(startUp));
    expect(atoms.get(ipDataAtom)).toBeNull();

    stop();
    answer = configWith(florida);
    await queries.fetchQuery(configQuery(startUp));
    expect(atoms.get(ipDataAtom)).toBeNull();
  });
});
