import { AT, PASSWORDS } from '../places.mjs';
import { SESSION_POOL, TRANSACTION_POOL } from './pgbouncer.mjs';

/** Password of the sample accounts in the bed. */
export const SAMPLE_PASSWORD = 'nine-green-bottles';

/**
 * The product's settings, which all its processes share.
 *
 * @param {{ dataDir: string; pool: 'transaction' | 'session' }} choice
 * @returns {Record<string, string>}
 */
export function productSettings({ dataDir, pool }) {
  const name = pool === 'session' ? SESSION_POOL : TRANSACTION_POOL;
  return {
    VINLORE_MODE: 'trial',
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: `postgres://vinlore:${PASSWORDS.running}@${AT.pooler}:6432/${name}`,
    // Named statements don't survive a transaction pool of PgBouncer 1.18.
    DATABASE_POOLER: pool === 'session' ? 'named' : 'unnamed',
    DATABASE_DIRECT_URL: `postgres://vinlore_owner:${PASSWORDS.owner}@${AT.primary}:5432/vinlore`,
    DATA_DIR: dataDir,
    TRUST_PROXY: AT.front,
    PAYMENT_GATEWAYS: 'sandbox',
    SAMPLE_PASSWORD,
    OPEN_DATA: 'off',
    API_REQUESTS_PER_MINUTE: '0',
    // Four checks of the load balancer.
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'info',
  };
}

/**
 * @param {string} address of an app server
 * @returns {Record<string, string>}
 */
export function appSettings(address) {
  return { HOST: address, PORT: '3000', ADMIN_ADDRESS: `${address}:3001`, JOBS: 'off' };
}

/**
 * @param {string} address of a worker
 * @returns {Record<string, string>}
 */
export function workerSettings(address) {
  return { ADMIN_ADDRESS: `${address}:3001` };
}
