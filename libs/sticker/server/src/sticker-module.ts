import { defineModule } from '@vinlore/server-kit';
import { genuineContract, makingContract, ownStickerContract, stickerContract } from '@vinlore/sticker-domain';
import { list } from './calls/list.ts';
import { generate, makingHandlers } from './calls/making.ts';
import { ownStickerHandlers } from './calls/own-sticker.ts';
import { previewSticker } from './calls/preview.ts';
import { stickerBadge } from './calls/sticker-badge.ts';
import { stickerKeys, stickerPage } from './calls/sticker-page.ts';
import { stickerServerMessages } from './messages/index.ts';
import { stickerKeeper } from './sticker-keeper.ts';
import { stickerMigrations } from './migrations.ts';
import type { StickerPorts } from './ports.ts';

/** The sticker module's server half. */
export function createStickerModule(ports: StickerPorts) {
  return defineModule({
    name: 'sticker',
    contract: { ...stickerContract, ...makingContract, ...ownStickerContract, ...genuineContract },
    handlers: {
      generate: generate(ports),
      list: list(ports),
      stickerPage: stickerPage(ports),
      ...makingHandlers(ports),
      previewSticker: previewSticker(ports),
      ...ownStickerHandlers(ports),
      stickerBadge: stickerBadge(ports),
      stickerKeys: stickerKeys(ports),
    },
    migrations: stickerMigrations,
    messages: stickerServerMessages,
    keepers: [stickerKeeper(ports)],
  });
}
