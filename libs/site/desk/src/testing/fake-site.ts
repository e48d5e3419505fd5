import {
  type OverlayFault,
  SITE_KEYS,
  siteContract,
  type SiteField,
  type SiteState,
  type SiteValue,
  takesTwoOwners,
  settingAt,
} from '@vinlore/site-domain';
import { fakeServer, on, refused, shippedBrands } from '@vinlore/testing-web';

/** The brand in the fake server's file, with separate credits for reports and stickers. */
export const FILE = shippedBrands.find(({ settings }) => settings.credit_type === 'separate')!;
const AT = '2026-11-22T10:00:00.000Z';

/** A brand's state from its file, with overrides from the test. */
export function siteState(
  given: Readonly<Record<string, Partial<SiteField>>> = {},
  more: Partial<SiteState> = {},
): SiteState {
  const fields = SITE_KEYS.map((key): SiteField => {
    const value = settingAt(FILE, key) as SiteValue;
    return {
      key,
      value,
      file: value,
      own: null,
      version: 0,
      changed: null,
      waiting: null,
      ignored: null,
      ...given[key],
    };
  });
  return { version: 0, fields, planned: [], gate_email: null, ...more };
}

/** A value set by staff. */
export const changedTo = (value: SiteValue, version: number, by = 'Ada'): Partial<SiteField> => ({
  ...{ value, own: value, version, changed: { at: AT, by } },
});

/** Fake server with one brand; tests make other people's changes through it. */
export function fakeSite(start: SiteState = siteState(), takesTwo = false) {
  let state = start;
  let refusal: readonly OverlayFault[] | null = null;
  /** The keys sent, per call. */
  const sent: string[][] = [];
  const server = fakeServer([
    on(siteContract.siteBrand, () => state),
    on(siteContract.changeSiteBrand, ({ changes }) => {
      sent.push(changes.map(({ key }) => key));
      const waits = changes.filter(({ key, value }) => {
        const field = state.fields.find((each) => each.key === key)!;
        return takesTwoOwners(key, field.value, value ?? field.file);
      });
      if (waits.length > 0 && takesTwo) {
        const waiting = (key: string) => {
          const request = waits.find((each) => each.key === key);
          return request ? { waiting: { value: String(request.value), by: 'Ada' } } : {};
        };
        state = { ...state, fields: state.fields.map((field) => ({ ...field, ...waiting(field.key) })) };
        return refused(202, 'Waiting for a second approver.', { approval: '1', alone: false });
      }
      if (refusal) return refused(422, 'Some values cannot be kept.', { faults: refusal });
      const raced = changes.filter(
        ({ key, base }) => state.fields.find((field) => field.key === key)!.version !== base,
      );
      if (raced.length > 0) {
        const theirs = state.fields.filter(({ key }) => raced.some((each) => each.key === key));
        return refused(409, 'Somebody else has changed this.', { theirs });
      }
      const version = state.version + 1;
      const fields = state.fields.map((field) => {
        const change = changes.find(({ key }) => key === field.key);
        if (!change) return field;
        const { value } = change;
        return { ...field, ...changedTo(value ?? field.file, version), own: value };
      });
      state = { ...state, version, fields };
      return state;
    }),
    on(siteContract.planSiteChange, ({ at, changes }) => {
      const values = Object.fromEntries(changes.map(({ key, value }) => [key, value]));
      const id = crypto.randomUUID();
      state = { ...state, planned: [...state.planned, { id, at, by: 'Ada', values, ended: null }] };
      return state;
    }),
    on(siteContract.cancelSitePlan, ({ plan_id: id }) => {
      state = { ...state, planned: state.planned.filter((plan) => plan.id !== id) };
      return state;
    }),
    on(siteContract.checkSiteDomain, ({ domain }) => ({
      names: [
        { name: domain, state: 'here' as const, addresses: ['192.0.2.1'] },
        { name: `members.${domain}`, state: 'elsewhere' as const, addresses: ['198.51.100.9'] },
        { name: `desk.${domain}`, state: 'nowhere' as const, addresses: [] },
      ],
      expected: ['192.0.2.1'],
    })),
    on(siteContract.setSiteGate, ({ email }) => {
      state = { ...state, gate_email: email };
      return { gate_email: email };
    }),
    on(siteContract.siteChanges, () => ({
      changes: [
        {
          version: 2,
          at: AT,
          by: 'Bob',
          before: { 'settings.google_tag': 'GTM-A' },
          after: { 'settings.google_tag': 'GTM-B' },
        },
        {
          version: 1,
          at: AT,
          by: null,
          before: { plans: null, refund_limit: null },
          after: { plans: [{}], refund_limit: 5 },
        },
      ],
      more: false,
    })),
  ]);
  return {
    server,
    sent,
    /** Changes a key as another user. */
    change: (key: string, value: SiteValue, by = 'Bob') => {
      const version = state.version + 1;
      const fields = state.fields.map((field) =>
        field.key === key ? { ...field, ...changedTo(value, version, by) } : field,
      );
      state = { ...state, version, fields };
    },
    refuse: (faults: readonly OverlayFault[] | null) => {
      refusal = faults;
    },
    valueOf: (key: string) => state.fields.find((field) => field.key === key)!.value,
  };
}
