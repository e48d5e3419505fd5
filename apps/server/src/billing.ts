import { buyerWelcome, contactOf, ensureAccount, postalNameOf } from '@vinlore/account-server';
import {
  carryOutRefund,
  chosenGateways,
  configuredStripe,
  createCouponDeskSlice,
  createCouponSlice,
  createCreditDeskSlice,
  createCreditsSlice,
  createFigureDeskSlice,
  createGatewaySlice,
  createIntake,
  createInvoices,
  createInvoiceSlice,
  createOrderDeskSlice,
  createPlanDeskSlice,
  createPurchaseSlice,
  createRefundSlice,
  createSandboxGateway,
  createSubscriptionSlice,
  defineGatewayJobs,
  defineSandboxJobs,
  type DocumentMaker,
  REFUND_KIND,
  remindOfRenewals,
  type SandboxTime,
  subscriptionEvents,
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
  type Slice,
  type SourceWatch,
  type TextSigner,
} from '@vinlore/server-kit';
import { staffAddresses } from './staff-names.ts';

/** What billing needs of the product. */
export interface BillingOptions {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly typesetter: Typesetter;
  readonly brands: readonly Brand[];
  readonly documents: DocumentMaker;
  readonly signer: TextSigner;
  readonly origin: (brand: Brand) => string;
  /** Keeps price changes above the brands' files. */
  readonly overlay: BrandOverlay;
  /** Where acts that need two people wait. */
  readonly secondPerson: SecondPerson;
  /** Told how gateways outside answer. */
  readonly watch: SourceWatch;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Billing, as the product mounts it. */
export interface Billing {
  readonly slices: readonly Slice[];
  /** Lets the sandbox's time pass; null where nobody pretends. */
  readonly sandbox: SandboxTime | null;
  /** What carries out what a second person has approved, by the kind of request. */
  readonly carryOuts: Readonly<Record<string, CarryOut>>;
}

/**
 * Puts the slices of billing together.
 *
 * @throws ConfigError where a gateway is named that is not set up
 */
export function composeBilling(options: BillingOptions): Billing {
  const { config, database, jobs, mail, typesetter, brands, documents, signer, origin, clock, log, watch } = options;
  const stripe = configuredStripe(config, { database, clock, log, watch });
  const gateways = chosenGateways(config, {
    sandbox: createSandboxGateway({ database, clock }),
    stripe: stripe?.gateway ?? null,
  });
  const invoices = createInvoices({ links: signer, buyerOf: postalNameOf, clock });
  const purchases = createPurchaseSlice({
    database,
    jobs,
    brands,
    gateways,
    accounts: { ensure: ensureAccount, welcome: buyerWelcome({ mail, originOf: origin }) },
    documents,
    invoices,
    mail,
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
  const intake = createIntake({
    database,
    clock,
    log,
    orders: purchases.orders,
    subscriptions: subscriptionEvents(subscriptionPorts),
  });
  const remind = () => remindOfRenewals(subscriptionPorts);
  const refundPorts = {
    ...subscriptionPorts,
    secondPerson: options.secondPerson,
    staffAddresses: staffAddresses(database),
  };
  const sandbox = gateways.some(({ name }) => name === 'sandbox') ? { database, intake, clock, remind } : null;
  if (sandbox) defineSandboxJobs(jobs, sandbox);
  defineGatewayJobs(jobs, database, clock);
  return {
    sandbox,
    carryOuts: { [REFUND_KIND]: carryOutRefund(refundPorts) },
    slices: [
      createCreditsSlice({ database, clock }),
      createCouponSlice({ database, signer, clock }),
      purchases.slice,
      createSubscriptionSlice(subscriptionPorts),
      createGatewaySlice({ intake, stripe }),
      createInvoiceSlice({ database, typesetter, links: signer, clock }),
      createRefundSlice(refundPorts),
      createOrderDeskSlice(refundPorts),
      createCreditDeskSlice(refundPorts),
      createCouponDeskSlice({ database, clock }),
      createFigureDeskSlice({ database, jobs, brands, clock }),
      createPlanDeskSlice({ database, overlay: options.overlay, clock }),
    ],
  };
}
