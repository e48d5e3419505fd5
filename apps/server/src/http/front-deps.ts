import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Brand, BrandOfHost } from '@vinlore/brand';
import type { Logger, Metrics, OwnPages } from '@vinlore/server-kit';
import type { Readiness } from '../health/readiness.ts';
import type { Pages } from '../pages/pages.ts';
import type { AccessLog } from './access-log.ts';
import type { BrandStyles } from './brand-styles.ts';
import type { CallPaths } from './call-paths.ts';
import type { CspReports } from './csp-reports.ts';
import type { DeskHeaders } from './desk-headers.ts';
import type { FrontLimits } from './front-limits.ts';
import type { Images } from './images.ts';
import type { MakeLogos } from './make-logos.ts';
import type { MembersHost } from './members-host.ts';
import type { Reach } from './reach.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { ShardFiles } from './shard-files.ts';
import type { SiteFiles } from './site-files.ts';
import type { StaticFiles } from './static-files.ts';

/** A handler for the URLs below one prefix, for one brand. */
export type Area = (brand: Brand, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Handlers of the front. */
export interface FrontDeps {
  readonly brandOfHost: BrandOfHost;
  readonly headers: SecurityHeaders;
  readonly deskHeaders: DeskHeaders;
  readonly reach: Reach;
  readonly api: RequestListener;
  readonly calls: CallPaths;
  readonly pages: Pages;
  readonly files: StaticFiles;
  readonly styles: BrandStyles;
  readonly shards: ShardFiles;
  readonly logos: MakeLogos;
  readonly images: Images;
  readonly siteFiles: SiteFiles;
  readonly cspReports: CspReports;
  readonly members: Area;
  readonly membersHost: MembersHost;
  readonly staff: Area;
  readonly limits: FrontLimits;
  /** Whether a page of the brand sent the POST. */
  readonly isOwnPage: OwnPages;
  /** Counts a request that begins or ends. */
  readonly inFlight: Metrics['inFlight'];
  /** Renders a page as a span of a trace. */
  readonly rendering: <T>(request: IncomingMessage, response: ServerResponse, work: () => T) => T;
  /** Null if ACCESS_LOG is off. */
  readonly accessLog: AccessLog | null;
  /** Whether the database responds, the process isn't stopping, and a worker runs. */
  readonly readiness: () => Promise<Readiness>;
  readonly log: Logger;
}
