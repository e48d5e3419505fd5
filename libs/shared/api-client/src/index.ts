export { type ClientOptions, createApiClient } from './api-client.ts';
