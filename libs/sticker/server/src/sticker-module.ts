import { defineModule } from '@vinlore/server-kit';
import {
  genuineContract,
  makingContract,
  offerContract,
  ownStickerContract,
  stickerContract,
} from '@vinlore/sticker-domain';
import { boughtStickerHandlers } from './calls/bought-sticker.ts';
import { list } from './calls/list.ts';
import { generate, makingHandlers } from './calls/making.ts';
import { ownStickerHandlers } from './calls/own-sticker.ts';
import { previewSticker } from './calls/preview.ts';
import { stickerBadge } from './calls/sticker-badge.ts';
import { stickerFacts } from './calls/sticker-facts.ts';
import { stickerKeys, stickerPage } from './calls/sticker-page.ts';
import { stickerServerMessages } from './messages/index.ts';
import { stickerKeeper } from './sticker-keeper.ts';
import { stickerMigrations } from './migrations.ts';
import { stickerOperations } from './v1/sticker-operations.ts';
import type { StickerDeps } from './deps.ts';

/** Server module of the sticker slice. */
export function createStickerModule(deps: StickerDeps) {
  return defineModule({
    name: 'sticker',
    contract: { ...stickerContract, ...makingContract, ...ownStickerContract, ...genuineContract, ...offerContract },
    handlers: {
      generate: generate(deps),
      list: list(deps),
      stickerPage: stickerPage(deps),
      ...makingHandlers(deps),
      previewSticker: previewSticker(deps),
      ...ownStickerHandlers(deps),
      stickerBadge: stickerBadge(deps),
      stickerKeys: stickerKeys(deps),
      ...boughtStickerHandlers(deps),
      stickerFacts: stickerFacts(deps),
    },
    operations: stickerOperations(deps),
    migrations: stickerMigrations,
    messages: stickerServerMessages,
    keepers: [stickerKeeper(deps)],
  });
}
