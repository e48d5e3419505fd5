export { type ContentHost, contentHost, type ContentEndpoint, queryAddress } from './content-host.ts';
export { type ContentLoader, createContentLoader, type LoaderOptions } from './content-loader.ts';
export { type Fetch, type Fetched, fetchJson } from './fetch-json.ts';
export { createRemoteContent, type RemoteContentOptions } from './remote-content.ts';
