import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isGenuine, opened } from './signing.mjs';
import { parsed, PROVENANCE, SIGNATURE, SUMS, sumsOf } from './sums.mjs';

const StatementSchema = v.object({
  _type: v.literal('https://in-toto.io/Statement/v1'),
  subject: v.array(v.object({ name: v.string(), digest: v.object({ sha256: v.string() }) })),
  predicateType: v.literal('https://slsa.dev/provenance/v1'),
  predicate: v.object({
    buildDefinition: v.object({
      externalParameters: v.object({ version: v.string() }),
      resolvedDependencies: v.array(v.object({ uri: v.string(), digest: v.record(v.string(), v.string()) })),
    }),
    runDetails: v.object({ builder: v.object({ id: v.string() }) }),
  }),
});

/**
 * @typedef {object} Verified
 * @property {readonly string[]} faults in words; empty if the release is genuine and complete
 * @property {{ version: string, commit: string, builder: string } | null} origin as its provenance says; null if that
 * isn't genuine
 */

/**
 * Checks the files of a release: the signature of the checksums, every checksum, that no file was added, and the signed
 * provenance, which must be about exactly these files.
 *
 * @param {string} folder
 * @param {import('node:crypto').KeyObject} publicKey
 * @returns {Promise<Verified>}
 */
export async function verifyRelease(folder, publicKey) {
  const missing = [SUMS, SIGNATURE, PROVENANCE].filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) return { faults: missing.map((name) => `${name} is missing.`), origin: null };
  const sums = readFileSync(join(folder, SUMS));
  if (!isGenuine(publicKey, sums, readFileSync(join(folder, SIGNATURE), 'utf8')))
    return { faults: [`${SUMS} wasn't signed with this key.`], origin: null };
  const listed = parsed(sums.toString());
  const found = await sumsOf(folder, [SUMS, SIGNATURE]);
  const faults = [
    ...[...listed].filter(([name]) => !found.has(name)).map(([name]) => `${name} is missing.`),
    ...[...found].filter(([name]) => !listed.has(name)).map(([name]) => `${name} is not part of the release.`),
    ...[...found]
      .filter(([name, sum]) => listed.has(name) && listed.get(name) !== sum)
      .map(([name]) => `${name} was changed.`),
  ];
  const statement = v.safeParse(StatementSchema, opened(publicKey, readFileSync(join(folder, PROVENANCE), 'utf8')));
  if (!statement.success) return { faults: [...faults, `${PROVENANCE} wasn't signed with this key.`], origin: null };
  const { subject, predicate } = statement.output;
  const built = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
  const other = [...listed].filter(([name, sum]) => name !== PROVENANCE && built.get(name) !== sum);
  const { externalParameters, resolvedDependencies } = predicate.buildDefinition;
  return {
    faults: [...faults, ...other.map(([name]) => `The provenance is not about this ${name}.`)],
    origin: {
      version: externalParameters.version,
      commit: resolvedDependencies.find(({ digest }) => digest['gitCommit'])?.digest['gitCommit'] ?? 'unknown',
      builder: predicate.runDetails.builder.id,
    },
  };
}
