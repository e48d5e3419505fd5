export { type ContentHost, contentHost, type ContentEndpoint, queryAddress } from './content-host.ts';
export { type ContentLoader, createContentLoader, type LoaderDeps } from './content-loader.ts';
export { type Fetch, type Fetched, fetchJson } from './fetch-json.ts';
export { createRemoteContent, type RemoteContentDeps } from './remote-content.ts';
