import type { LatestUrls } from '@vinlore/database';
import type { Config, ValueFiles } from '@vinlore/server-kit';

/** The database's URLs, whose passwords change with their files. */
export function latestUrls(config: Config, files: ValueFiles): LatestUrls {
  return {
    read() {
      files.look();
      return {
        url: config.DATABASE_URL ?? undefined,
        directUrl: config.DATABASE_DIRECT_URL ?? undefined,
        replicaUrl: config.DATABASE_REPLICA_URL ?? undefined,
      };
    },
    onChange: files.onChange,
  };
}
