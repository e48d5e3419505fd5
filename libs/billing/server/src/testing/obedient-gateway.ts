import { type Gateway, GatewayDown, type GatewayPause } from '../gateways/gateway.ts';

/** A gateway that does what it is told and records it, and doesn't answer while it is down. */
export function obedientGateway(now: () => Date) {
  const told: string[] = [];
  const refunds = new Map<string, number>();
  /** `pauses`: pauses set at the gateway itself. */
  const state = { down: false, ahead: 0, pauses: new Map<string, GatewayPause>() };
  const cards = new Map<string, string>();
  const tell = (what: string) => {
    if (state.down) return Promise.reject(new GatewayDown('No answer.'));
    told.push(what);
    return Promise.resolve();
  };
  const never = () => Promise.reject(new Error('Not asked in these tests.'));
  const gateway: Gateway = {
    name: 'sandbox',
    now: () => Promise.resolve(new Date(now().getTime() + state.ahead)),
    pay: never,
    look: never,
    giveUp: never,
    endWithPeriod: (reference, ends) => tell(`${reference} ${ends ? 'ends' : 'renews'}`),
    pause: (reference, pause) => {
      const until = pause && (pause.until?.toISOString() ?? 'it is resumed');
      return tell(`${reference} ${until === null ? 'is charged' : `is paused until ${until}`}`);
    },
    pauseOf: (reference) => Promise.resolve(state.pauses.get(reference) ?? null),
    endNow: (reference) => tell(`${reference} is over`),
    cardOf: async (reference) => {
      await tell(`${reference} with which card`);
      const last4 = cards.get(reference);
      return last4 === undefined ? null : { brand: 'visa', last4, expiresMonth: 12, expiresYear: 2030 };
    },
    renewWith: async (reference, { reference: card }) => {
      await tell(`${reference} with ${card}`);
      if (card === 'bad') return 'declined';
      if (cards.get(reference) === card) return 'same';
      cards.set(reference, card);
      return 'changed';
    },
    switchNow: never,
    renewAs: (reference, { amount, interval }) => tell(`${reference} as ${amount} each ${interval}`),
    refund: ({ key, payment, amount }) => tell(`${payment} back ${amount}`).then(() => void refunds.set(key, amount)),
  };
  return { gateway, told, refunds, state };
}
