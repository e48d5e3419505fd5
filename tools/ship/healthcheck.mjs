/**
 * Health check of a container, which has no shell and no curl: exits with 0 if the address answers 200 within two
 * seconds, else with 1.
 *
 *   node tools/ship/healthcheck.mjs http://127.0.0.1:3000/readyz
 */
const answer = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(2_000) }).catch(() => null);
process.exitCode = answer?.status === 200 ? 0 : 1;
