import { defineModule } from '@vinlore/server-kit';
import { platformContract } from '@vinlore/platform-domain';

/** The server module of the platform slice. */
export function createPlatformModule() {
  return defineModule({ name: 'platform', contract: platformContract, handlers: {} });
}
