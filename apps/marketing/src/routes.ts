import { checkoutPage } from './checkout/checkout-page.tsx';
import { orderPages } from './checkout/order-pages.tsx';
import { garagePage } from './garage/garage-page.tsx';
import { accountDeletionPage } from './pages/account-deletion-page.tsx';
import { boughtReportPage } from './pages/bought-report-page.tsx';
import { boughtStickerPage } from './pages/bought-sticker-page.tsx';
import { contentPage } from './pages/content-page.tsx';
import { decodePage } from './pages/decode-page.tsx';
import { notFoundPage } from './pages/failure-pages.tsx';
import { mailingPage } from './pages/mailing-page.tsx';
import { offlinePage } from './pages/offline-page.tsx';
import type { DrawnPage, PageHandler } from './pages/page.ts';
import { recallAlertsPage } from './pages/recall-alerts-page.tsx';
import { recallsPage } from './pages/recalls-page.tsx';
import { searchPage } from './pages/search-page.tsx';
import { modelReportPage } from './report/model-report-page.tsx';
import { sampleReportPage } from './report/sample-report-page.tsx';
import { statusPage } from './status/status-page.tsx';
import { linkAnswerPage } from './posts/link-answer.tsx';
import { vehicleChecksPage } from './pages/vehicle-checks-page.tsx';
import { verifyPage } from './pages/verify-page.tsx';
import type { Visit } from './site.ts';

/**
 * Page handlers in order: the product's own pages, then the brand's published ones. A table instead of a router: a few
 * patterns are cheap to match, and the site has no client-side navigation.
 */
const handlers: readonly PageHandler[] = [
  linkAnswerPage,
  decodePage,
  checkoutPage,
  orderPages,
  verifyPage,
  vehicleChecksPage,
  garagePage,
  boughtReportPage,
  boughtStickerPage,
  sampleReportPage,
  modelReportPage,
  recallsPage,
  recallAlertsPage,
  searchPage,
  accountDeletionPage,
  mailingPage,
  offlinePage,
  statusPage,
  contentPage,
];

/** The page for a visit. */
export async function answerVisit(visit: Visit): Promise<DrawnPage> {
  for (const handler of handlers) {
    const page = await handler(visit);
    if (page) return page;
  }
  return notFoundPage(visit);
}
