import type {
  FakeCard,
  FakeCoupon,
  FakeDispute,
  FakeEvent,
  FakeIntent,
  FakeInvoice,
  FakeObject,
  FakeRefund,
  FakeSession,
  FakeSubscription,
} from './fake-objects.ts';

/** A request that Stripe refuses, in Stripe's error format. */
export class FakeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message = code,
    readonly type = 'invalid_request_error',
  ) {
    super(message);
  }
}

/** Nested form fields: `line_items[0][price_data][currency]`. */
export interface Fields {
  readonly [name: string]: string | Fields | readonly Fields[] | undefined;
}

const MONTH = 30 * 86_400;

const lengthOf = ({ price }: { readonly price: { readonly recurring: { readonly interval: string } } }) =>
  price.recurring.interval === 'year' ? 365 * 86_400 : MONTH;

/** A fake Stripe account: its data, the API's operations on it, and the actions of buyers, banks, and time. */
export class FakeAccount {
  readonly sessions = new Map<string, FakeSession>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly invoices = new Map<string, FakeInvoice>();
  readonly intents = new Map<string, FakeIntent>();
  readonly cards = new Map<string, FakeCard>();
  readonly coupons = new Map<string, FakeCoupon>();
  readonly disputes = new Map<string, FakeDispute>();
  /** Names of products by id. */
  readonly products = new Map<string, string>();
  readonly refunds: FakeRefund[] = [];
  /** All events in order. */
  readonly events: FakeEvent[] = [];
  #made = 0;

  /** @param now seconds */
  constructor(readonly now: () => number) {}

  #id(prefix: string): string {
    return `${prefix}_fake${String(++this.#made).padStart(6, '0')}`;
  }

  #tell(type: string, object: FakeObject, before?: object): void {
    const data = { object: structuredClone<unknown>(object), ...(before && { previous_attributes: before }) };
    this.events.push({ object: 'event', id: this.#id('evt'), type, created: this.now(), data });
  }

  get<T>(map: ReadonlyMap<string, T>, id: string): T {
    const found = map.get(id);
    if (!found) throw new FakeRefusal(404, 'resource_missing');
    return found;
  }

  // Operations of the API.

  createCoupon(fields: Fields): FakeCoupon {
    const coupon: FakeCoupon = { object: 'coupon', id: this.#id('co'), amount_off: Number(fields['amount_off']) };
    this.coupons.set(coupon.id, coupon);
    return coupon;
  }

  createSession(fields: Fields): FakeSession {
    if (fields['mode'] === 'setup') return this.#openForCard(fields);
    const [item] = fields['line_items'] as readonly [{ readonly price_data: Fields }];
    const { price_data: price } = item;
    const email = String(fields['customer_email']);
    if (!email.includes('@')) throw new FakeRefusal(400, 'email_invalid', `Invalid email address: ${email}`);
    const expiresAt = Number(fields['expires_at']);
    if (expiresAt < this.now() + 30 * 60) throw new FakeRefusal(400, 'parameter_invalid_integer');
    const recurring = price['recurring'] as Fields | undefined;
    const off = (fields['discounts'] as readonly { readonly coupon: string }[] | undefined)?.[0];
    const amount = Number(price['unit_amount']);
    const session: FakeSession = {
      object: 'checkout.session',
      id: this.#id('cs_test'),
      mode: fields['mode'] as FakeSession['mode'],
      metadata: fields['metadata'] as Record<string, string>,
      customer_email: email,
      locale: String(fields['locale']),
      product: String((price['product_data'] as Fields)['name']),
      amount_total: amount - (off ? this.get(this.coupons, off.coupon).amount_off : 0),
      currency: String(price['currency']),
      expires_at: expiresAt,
      status: 'open',
      payment_status: 'unpaid',
      url: 'https://checkout.stripe.example/pay',
      payment_intent: null,
      invoice: null,
      subscription: null,
      setup_intent: null,
      renewal: recurring ? { amount, interval: String(recurring['interval']) } : null,
    };
    this.sessions.set(session.id, session);
    return session;
  }

  expireSession(id: string): FakeSession {
    const session = this.get(this.sessions, id);
    if (session.status !== 'open') throw new FakeRefusal(400, 'checkout_session_not_open');
    Object.assign(session, { status: 'expired', url: null });
    this.#tell('checkout.session.expired', session);
    return session;
  }

  createProduct(fields: Fields): { readonly id: string; readonly object: 'product' } {
    const id = this.#id('prod');
    this.products.set(id, String(fields['name']));
    return { id, object: 'product' };
  }

  updateSubscription(id: string, fields: Fields): FakeSubscription {
    const subscription = this.get(this.subscriptions, id);
    if (subscription.status === 'canceled') throw new FakeRefusal(404, 'resource_missing');
    const { pause_collection: pausedBefore } = subscription;
    if (fields['items'] !== undefined) this.#reprice(subscription, fields);
    const { cancel_at_period_end: ends, default_payment_method: card, metadata } = fields;
    const { pause_collection: pause } = fields;
    if (pause !== undefined) this.#pause(subscription, pause);
    if (ends !== undefined) subscription.cancel_at_period_end = ends === 'true';
    if (card !== undefined) subscription.default_payment_method = this.get(this.cards, String(card));
    if (metadata !== undefined) subscription.metadata = { ...subscription.metadata, ...(metadata as object) };
    const isPauseChanged = JSON.stringify(subscription.pause_collection) !== JSON.stringify(pausedBefore);
    const before = isPauseChanged ? { pause_collection: pausedBefore } : {};
    this.#tell('customer.subscription.updated', subscription, before);
    return subscription;
  }

  /**
   * Changes the price. Bills a new period at once if asked to (`billing_cycle_anchor`, or the end of a trial) or if the
   * interval changes, which only a trial delays. If the payment fails, nothing changes.
   */
  #reprice(subscription: FakeSubscription, fields: Fields): void {
    const [{ id, price_data: data }] = fields['items'] as unknown as readonly [{ id: string; price_data: Fields }];
    const item = subscription.items.data[0]!;
    if (id !== item.id || fields['proration_behavior'] !== 'none') throw new FakeRefusal(400, 'parameter_invalid');
    const interval = String((data['recurring'] as Fields)['interval']);
    this.get(this.products, String(data['product']));
    const price = {
      unit_amount: Number(data['unit_amount']),
      product: String(data['product']),
      recurring: { interval },
    };
    const trialEnd = fields['trial_end'];
    const isHeldBack = trialEnd !== undefined && trialEnd !== 'now';
    const isNow =
      (fields['billing_cycle_anchor'] as Fields | undefined)?.['type'] === 'now' ||
      trialEnd === 'now' ||
      price.recurring.interval !== item.price.recurring.interval;
    if (isHeldBack || !isNow) {
      item.price = price;
      if (isHeldBack) {
        if (Number(trialEnd) !== item.current_period_end) throw new FakeRefusal(400, 'parameter_invalid');
        subscription.status = 'trialing';
      }
      return;
    }
    if (subscription.isCardBad) throw new FakeRefusal(402, 'card_declined', 'Your card was declined.', 'card_error');
    const off = (fields['discounts'] as readonly { readonly coupon: string }[] | undefined)?.[0];
    item.price = price;
    // Stripe writes the subscription's metadata with the switch, before its invoice.
    const amount = price.unit_amount - (off?.coupon ? this.get(this.coupons, off.coupon).amount_off : 0);
    subscription.metadata = { ...subscription.metadata, ...(fields['metadata'] as object | undefined) };
    const invoice = this.#bill(subscription, 'subscription_update', amount, { start: this.now() });
    this.#collect(invoice, amount);
  }

  #pause(subscription: FakeSubscription, pause: Fields[string]): void {
    if (pause === '') {
      subscription.pause_collection = null;
      return;
    }
    const { behavior, resumes_at: resumesAt } = pause as Fields;
    if (resumesAt !== undefined && Number(resumesAt) <= this.now())
      throw new FakeRefusal(400, 'parameter_invalid_integer');
    const resumes_at = resumesAt === undefined ? null : Number(resumesAt);
    subscription.pause_collection = { behavior: String(behavior), resumes_at };
  }

  cancelSubscription(id: string): FakeSubscription {
    const subscription = this.get(this.subscriptions, id);
    if (subscription.status === 'canceled') throw new FakeRefusal(404, 'resource_missing');
    Object.assign(subscription, { status: 'canceled', ended_at: this.now() });
    this.#tell('customer.subscription.deleted', subscription);
    return subscription;
  }

  createRefund(fields: Fields): FakeRefund {
    const intent = this.get(this.intents, String(fields['payment_intent']));
    const back = this.refunds.filter((refund) => refund.payment_intent === intent.id);
    const amount = Number(fields['amount']);
    if (back.reduce((sum, refund) => sum + refund.amount, amount) > intent.amount)
      throw new FakeRefusal(400, 'charge_already_refunded');
    const refund: FakeRefund = {
      object: 'refund',
      id: this.#id('re'),
      payment_intent: intent.id,
      amount,
      status: 'succeeded',
      metadata: (fields['metadata'] ?? {}) as Record<string, string>,
    };
    this.refunds.unshift(refund);
    this.#tell('refund.created', refund);
    return refund;
  }

  /** A page that stores a card for a known customer. */
  #openForCard(fields: Fields): FakeSession {
    const known = [...this.subscriptions.values()].some(({ customer }) => customer === fields['customer']);
    if (!known) throw new FakeRefusal(400, 'resource_missing');
    const session: FakeSession = {
      object: 'checkout.session',
      id: this.#id('cs_test'),
      mode: 'setup',
      metadata: fields['metadata'] as Record<string, string>,
      customer_email: '',
      locale: String(fields['locale']),
      product: '',
      amount_total: 0,
      currency: String(fields['currency']),
      expires_at: this.now() + 86_400,
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.example/card?back=${String(fields['success_url'])}`,
      payment_intent: null,
      invoice: null,
      subscription: null,
      setup_intent: null,
      renewal: null,
    };
    this.sessions.set(session.id, session);
    return session;
  }

  // Actions of buyers, banks, and time.

  /** The buyer enters a card on a page that stores it for later. */
  giveCard(sessionId: string, last4: string): void {
    const session = this.get(this.sessions, sessionId);
    const card: FakeCard = {
      object: 'payment_method',
      id: this.#id('pm'),
      card: { brand: 'visa', last4, exp_month: 4, exp_year: 2031 },
    };
    this.cards.set(card.id, card);
    const taken = { object: 'setup_intent', status: 'succeeded', payment_method: card.id } as const;
    Object.assign(session, { status: 'complete', url: null, setup_intent: { ...taken, id: this.#id('seti') } });
    this.#tell('checkout.session.completed', session);
  }

  /** The buyer pays on the page, which also handles the bank's challenge (3-D Secure). */
  pay(sessionId: string): FakeSession {
    const session = this.get(this.sessions, sessionId);
    if (session.status !== 'open') throw new Error('The page is open no longer.');
    if (session.renewal) {
      const subscription = this.#subscribe(session);
      const invoice = this.#bill(subscription, 'subscription_create', session.amount_total, { start: this.now() });
      Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
      this.#collect(invoice, session.amount_total);
    } else session.payment_intent = this.#intent(session.amount_total, session.metadata).id;
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
    this.#tell('checkout.session.completed', session);
    return session;
  }

  /** The card is declined or the bank's challenge is not answered; the page stays open for another try. */
  fail(sessionId: string): void {
    const { metadata, amount_total: amount } = this.get(this.sessions, sessionId);
    this.#tell('payment_intent.payment_failed', { object: 'payment_intent', id: this.#id('pi'), amount, metadata });
  }

  /** The pause reaches the day on which Stripe ends it automatically. */
  endPause(subscriptionId: string): void {
    this.updateSubscription(subscriptionId, { pause_collection: '' });
  }

  /** A period ends: the next one is billed, and paid if the card is good, or voided if the subscription is paused. */
  renew(subscriptionId: string, card: 'good' | 'declined' = 'good'): FakeInvoice {
    const subscription = this.get(this.subscriptions, subscriptionId);
    if (subscription.pause_collection) return this.#skip(subscription);
    const start = subscription.items.data[0]!.current_period_end;
    const amount = subscription.items.data[0]!.price.unit_amount;
    const invoice = this.#bill(subscription, 'subscription_cycle', amount, { start });
    if (card === 'good') this.#collect(invoice, amount);
    else {
      Object.assign(invoice, { next_payment_attempt: start + 3 * 86_400, attempt_count: 1 });
      subscription.status = 'past_due';
      this.#tell('invoice.payment_failed', invoice);
    }
    return invoice;
  }

  /** A declined renewal is retried. */
  retry(invoiceId: string, card: 'good' | 'declined'): void {
    const invoice = this.get(this.invoices, invoiceId);
    const subscription = this.get(this.subscriptions, invoice.parent.subscription_details.subscription);
    if (card === 'good') return this.#collect(invoice, subscription.items.data[0]!.price.unit_amount);
    invoice.next_payment_attempt = null;
    invoice.attempt_count += 1;
    this.#tell('invoice.payment_failed', invoice);
  }

  /** Someone voids an invoice that could not be paid. */
  voidInvoice(invoiceId: string): void {
    const invoice = this.get(this.invoices, invoiceId);
    Object.assign(invoice, { status: 'void', next_payment_attempt: null });
    this.#tell('invoice.voided', invoice);
  }

  #skip(subscription: FakeSubscription): FakeInvoice {
    const item = subscription.items.data[0]!;
    const start = item.current_period_end;
    const invoice = this.#bill(subscription, 'subscription_cycle', item.price.unit_amount, { start });
    Object.assign(item, { current_period_start: start, current_period_end: start + lengthOf(item) });
    this.voidInvoice(invoice.id);
    return invoice;
  }

  /** The buyer's bank reverses a payment. */
  dispute(paymentIntent: string): FakeDispute {
    const { amount } = this.get(this.intents, paymentIntent);
    const of = { amount, payment_intent: paymentIntent };
    const dispute: FakeDispute = { object: 'dispute', id: this.#id('dp'), status: 'needs_response', ...of };
    this.disputes.set(dispute.id, dispute);
    this.#tell('charge.dispute.created', dispute);
    this.#tell('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  /** The bank decides in our favor. */
  winDispute(id: string): void {
    const dispute = this.get(this.disputes, id);
    dispute.status = 'won';
    this.#tell('charge.dispute.funds_reinstated', dispute);
  }

  /** A refund fails: the card is closed, or its bank refuses the money. */
  failRefund(id: string, status: 'failed' | 'canceled' = 'failed'): void {
    const refund = this.refunds.find((each) => each.id === id)!;
    Object.assign(refund, { status, failure_reason: 'expired_or_canceled_card' });
    this.#tell('refund.updated', refund);
    this.#tell('charge.refund.updated', refund);
    this.#tell('refund.failed', refund);
  }

  #intent(amount: number, metadata: Readonly<Record<string, string>>): FakeIntent {
    const intent: FakeIntent = { object: 'payment_intent', id: this.#id('pi'), amount, metadata };
    this.intents.set(intent.id, intent);
    return intent;
  }

  #subscribe({ renewal, metadata, currency, product: name }: FakeSession): FakeSubscription {
    const start = this.now();
    const { id: product } = this.createProduct({ name });
    const { amount: unit_amount, interval } = renewal!;
    const subscription: FakeSubscription = {
      object: 'subscription',
      id: this.#id('sub'),
      metadata,
      customer: this.#id('cus'),
      default_payment_method: null,
      currency,
      status: 'active',
      cancel_at_period_end: false,
      pause_collection: null,
      ended_at: null,
      latest_invoice: null,
      items: {
        data: [
          {
            id: this.#id('si'),
            current_period_start: start,
            current_period_end: start + MONTH,
            price: { unit_amount, product, recurring: { interval } },
          },
        ],
      },
      isCardBad: false,
    };
    this.subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  #bill(
    { id: subscription, metadata, currency, items }: FakeSubscription,
    billing_reason: FakeInvoice['billing_reason'],
    amount: number,
    { start }: { readonly start: number },
  ): FakeInvoice {
    const invoice: FakeInvoice = {
      object: 'invoice',
      id: this.#id('in'),
      billing_reason,
      currency,
      amount_paid: 0,
      status: 'open',
      attempt_count: 0,
      next_payment_attempt: null,
      // For payments of invoices Stripe returns the subscription, not the order's metadata.
      payment_intent: this.#intent(amount, {}).id,
      parent: { subscription_details: { subscription, metadata } },
      lines: {
        data: [
          { parent: { type: 'subscription_item_details' }, period: { start, end: start + lengthOf(items.data[0]!) } },
        ],
      },
    };
    this.invoices.set(invoice.id, invoice);
    return invoice;
  }

  #collect(invoice: FakeInvoice, amount: number): void {
    Object.assign(invoice, { status: 'paid', amount_paid: amount, next_payment_attempt: null, attempt_count: 1 });
    const subscription = this.get(this.subscriptions, invoice.parent.subscription_details.subscription);
    const { start, end } = invoice.lines.data[0]!.period;
    Object.assign(subscription.items.data[0]!, { current_period_start: start, current_period_end: end });
    subscription.status = 'active';
    subscription.latest_invoice = invoice.id;
    this.#tell('invoice.paid', invoice);
  }
}
