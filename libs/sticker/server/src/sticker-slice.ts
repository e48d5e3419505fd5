import { defineSlice } from '@vinlore/server-kit';
import { stickerContract } from '@vinlore/sticker-domain';
import { generate } from './calls/generate.ts';
import { list } from './calls/list.ts';
import { stickerPage } from './calls/sticker-page.ts';
import { viewPdf } from './calls/view-pdf.ts';
import { stickerServerMessages } from './messages/index.ts';
import { stickerKeeper } from './sticker-keeper.ts';
import { stickerMigrations } from './migrations.ts';
import type { StickerPorts } from './ports.ts';

/** The sticker slice's server half. */
export function createStickerSlice(ports: StickerPorts) {
  return defineSlice({
    name: 'sticker',
    contract: stickerContract,
    handlers: {
      generate: generate(ports),
      list: list(ports),
      stickerPage: stickerPage(ports),
      viewPdf: viewPdf(ports),
    },
    migrations: stickerMigrations,
    messages: stickerServerMessages,
    keepers: [stickerKeeper(ports.database)],
  });
}
