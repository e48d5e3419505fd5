import { join } from 'node:path';
import type { Brand } from '@vinlore/brand';
import { contentContract, contentDeskContract, type ContentSource, type PageContent } from '@vinlore/content-domain';
import { acrossBrands } from '@vinlore/database';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { type CollectionDeps, collectionCall, contentProxy } from './calls/collections.ts';
import { homeCollection, homeCollectionAnswer } from './calls/home-collection.ts';
import { searchPage } from './calls/search-page.ts';
import { contentDesk } from './desk.ts';
import { editorKeeper } from './history/editor-keeper.ts';
import type { DeskDeps } from './history/deps.ts';
import { readBrandPictures, type SourcePicture } from './images/brand-pictures.ts';
import { contentFiles } from './copy/content-files.ts';
import { createPictureFiles, type PictureFiles } from './images/picture-files.ts';
import { mailingKeeper } from './mailing/mailing-keeper.ts';
import { contentServerMessages } from './messages/index.ts';
import { contentMigrations } from './migrations.ts';
import type { ContentDeps } from './deps.ts';
import { createPreviews, type Previews } from './preview/previews.ts';
import { importSeed } from './seed/import-seed.ts';
import { readSeedContent } from './seed/read-seed-content.ts';
import { type LiveContent, openLiveContent } from './snapshot/live-content.ts';

/** The content module of one process. */
export interface Content {
  readonly module: ServerModule;
  /**
   * The source of pages. The first call syncs the tables with the brands' files and loads what is published; call it
   * after the migrations.
   *
   * @throws ContentFileError naming the file, the field, and what is allowed
   */
  source(): Promise<ContentSource>;
  /** The images of its pages. */
  readonly pictures: PictureFiles;
  /** Drafts that staff preview. */
  readonly previews: Previews;
  /** Returns a brand's published content as the files of its folder, by path. */
  files(brand: Brand): Promise<ReadonlyMap<string, string | Uint8Array>>;
  close(): Promise<void>;
}

/** Adds the brand's images to pages of another host. */
function withPictures(remote: ContentSource, own: LiveContent): ContentSource {
  const pictured = <C extends PageContent | null>(brand: Brand, content: C): C =>
    content && { ...content, pictures: own.snapshot(brand).pictures };
  return {
    ...remote,
    known: (brand, language, path) => pictured(brand, remote.known(brand, language, path)),
    content: async (brand, language, path) => pictured(brand, await remote.content(brand, language, path)),
  };
}

/** Creates the content module. */
export function createContent(deps: ContentDeps): Content {
  const { database, brands, brandOfHost, brandsDir, clock, log, vehicles, remote, objects } = deps;
  let opening: Promise<LiveContent> | null = null;
  const open = async () => {
    const seeds = readSeedContent(brandsDir, (at) => log.warn(at, 'skipped a block of an unknown kind'));
    await importSeed(database, brands, seeds, clock);
    return openLiveContent({ database, brands, log, files: await brandFiles() });
  };
  const brandFiles = async () => {
    const files = new Map<string, ReadonlyMap<string, SourcePicture>>();
    for (const { key } of brands) {
      const onBroken = (file: string, why: string) => log.warn({ file, why }, 'skipped an image');
      files.set(key, await readBrandPictures(join(brandsDir, key), onBroken));
    }
    return files;
  };
  const live = async (): Promise<LiveContent> => {
    // The first request may open it, for all brands.
    opening ??= acrossBrands(open);
    try {
      return await opening;
    } catch (error) {
      opening = null;
      throw error;
    }
  };
  const source = async (): Promise<ContentSource> => {
    const own = await live();
    return remote ? withPictures(remote.source, own) : own;
  };
  const collectionDeps: CollectionDeps = { database, brandOfHost, live, upstream: remote?.upstream ?? null };
  const { signer, editorNames, answersItself, brandsOfStaff, originOf, jobs } = deps;
  const atDesk = { signer, editorNames, answersItself, brandsOfStaff, originOf };
  const deskParts: DeskDeps = { database, objects, brands, clock, ...atDesk, live };
  return {
    module: defineModule({
      name: 'content',
      contract: { ...contentContract, ...contentDeskContract },
      handlers: {
        sites: collectionCall(collectionDeps, 'sites'),
        pages: collectionCall(collectionDeps, 'pages'),
        contentProxy: contentProxy(collectionDeps),
        searchPage: searchPage(source, vehicles),
        homeCollection: homeCollection(deps),
        homeCollectionAnswer: homeCollectionAnswer(deps),
        ...contentDesk(deskParts, jobs),
      },
      migrations: contentMigrations,
      messages: contentServerMessages,
      keepers: [mailingKeeper(database, clock), editorKeeper(database)],
    }),
    source,
    pictures: createPictureFiles({
      database,
      objects,
      log,
      picturesOf: async (brand) => (await live()).snapshot(brand).pictures,
    }),
    previews: createPreviews(deskParts),
    files: async (brand) => contentFiles({ database, objects }, brand, (await live()).snapshot(brand).pictures),
    close: async () => {
      await (await opening?.catch(() => null))?.close();
    },
  };
}
