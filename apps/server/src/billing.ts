import { contactOf, ensureHolder, type OfferAccount, type OpenGate, postalNameOf } from '@vinlore/account-server';
import {
  carryOutRefund,
  chosenGateways,
  configuredStripe,
  createCouponDeskModule,
  createCouponModule,
  createCreditDeskModule,
  createCreditsModule,
  createFigureDeskModule,
  createGatewayModule,
  createIntake,
  createInvoices,
  createInvoiceModule,
  createOrderDeskModule,
  createPlanDeskModule,
  createPurchaseModule,
  createRefundModule,
  createSandboxGateway,
  createSubscriptionDeskModule,
  createSubscriptionModule,
  createSwitchModule,
  defineGatewayJobs,
  defineSandboxJobs,
  type DocumentMaker,
  REFUND_KIND,
  remindOfRenewals,
  returnDispute,
  type SandboxTime,
  subscriptionEvents,
  takeDispute,
  takeFailedRefund,
  takeGatewayRefund,
} from '@vinlore/billing-server';
import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Typesetter } from '@vinlore/documents';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import {
  type BrandOverlay,
  type CarryOut,
  type Config,
  type Logger,
  type SecondPerson,
  type ServerModule,
  type SourceWatch,
  type TextSigner,
} from '@vinlore/server-kit';
import { staffAddresses } from './staff-names.ts';
import type { WebhookEvents } from './webhook-events.ts';

/** Dependencies of billing. */
export interface BillingDeps {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly typesetter: Typesetter;
  readonly brands: readonly Brand[];
  readonly documents: DocumentMaker;
  /** Opens a brand's gate for its buyers. */
  readonly openGate: OpenGate;
  /** Emails a buyer how to create an account for their purchase. */
  readonly offerAccount: OfferAccount;
  readonly signer: TextSigner;
  readonly origin: (brand: Brand) => string;
  /** Stores price changes that override the brands' files. */
  readonly overlay: BrandOverlay;
  /** Stores acts that need two people. */
  readonly secondPerson: SecondPerson;
  readonly events: Pick<WebhookEvents, 'orderPaid' | 'orderRefunded'>;
  /** Reports status of outside gateways. */
  readonly watch: SourceWatch;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Billing as the product mounts it. */
export interface Billing {
  readonly modules: readonly ServerModule[];
  /** Advances the sandbox's clock; null if it isn't in use. */
  readonly sandbox: SandboxTime | null;
  /** Executes approved requests, by kind. */
  readonly carryOuts: Readonly<Record<string, CarryOut>>;
}

/**
 * Composes the billing modules.
 *
 * @throws ConfigError if a configured gateway isn't set up
 */
export function composeBilling(deps: BillingDeps): Billing {
  const { config, database, jobs, mail, typesetter, brands, documents, signer, origin, clock, log, watch } = deps;
  const stripe = configuredStripe(config, { database, clock, log, watch });
  const gateways = chosenGateways(config, {
    sandbox: createSandboxGateway({ database, clock }),
    stripe: stripe?.gateway ?? null,
  });
  const invoices = createInvoices({ links: signer, buyerOf: postalNameOf, clock });
  const purchases = createPurchaseModule({
    database,
    jobs,
    brands,
    gateways,
    accounts: { ensure: ensureHolder, offer: deps.offerAccount },
    openGate: deps.openGate,
    documents,
    invoices,
    mail,
    onPaid: deps.events.orderPaid,
    signer,
    origin,
    clock,
    log,
  });
  const subscriptionPorts = {
    database,
    jobs,
    mail,
    brands,
    originOf: origin,
    gateways,
    contactOf,
    invoices,
    clock,
    log,
  };
  const switchPorts = { ...subscriptionPorts, orders: purchases.orders, followUps: purchases.followUps };
  const refundPorts = {
    ...subscriptionPorts,
    secondPerson: deps.secondPerson,
    staffAddresses: staffAddresses(database),
    onRefunded: deps.events.orderRefunded,
  };
  const intake = createIntake({
    database,
    clock,
    log,
    orders: {
      refresh: purchases.orders.refresh,
      disputed: takeDispute,
      disputeWon: returnDispute,
      refunded: takeGatewayRefund(refundPorts),
      refundFailed: takeFailedRefund(refundPorts),
    },
    subscriptions: subscriptionEvents(subscriptionPorts),
  });
  const remind = () => remindOfRenewals(subscriptionPorts);
  const sandbox = gateways.some(({ name }) => name === 'sandbox') ? { database, intake, clock, remind } : null;
  if (sandbox) defineSandboxJobs(jobs, sandbox);
  defineGatewayJobs(jobs, database, clock);
  return {
    sandbox,
    carryOuts: { [REFUND_KIND]: carryOutRefund(refundPorts) },
    modules: [
      createCreditsModule({ database, clock }),
      createCouponModule({ database, signer, clock }),
      purchases.module,
      createSubscriptionModule(subscriptionPorts),
      createSwitchModule(switchPorts),
      createSubscriptionDeskModule({ ...switchPorts, memberOf: contactOf, isOwn: deps.secondPerson.isOwn }),
      createGatewayModule({ intake, stripe }),
      createInvoiceModule({ database, typesetter, links: signer, clock }),
      createRefundModule(refundPorts),
      createOrderDeskModule({ ...refundPorts, receiptOf: purchases.receiptOf }),
      createCreditDeskModule(refundPorts),
      createCouponDeskModule({ database, clock }),
      createFigureDeskModule({ database, jobs, brands, clock }),
      createPlanDeskModule({ database, overlay: deps.overlay, clock }),
    ],
  };
}
