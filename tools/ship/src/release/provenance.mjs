/** What `npm run release` does, as the type of a build. */
const BUILD_TYPE = 'urn:vinlore:npm-run-release:v1';

/**
 * @typedef {object} Built
 * @property {string} version
 * @property {string} commit 40 hexadecimal digits
 * @property {string} repository where the commit is from, such as Git's address of `origin`
 * @property {string} lock SHA-256 of `package-lock.json`
 * @property {Date} startedOn
 * @property {Date} finishedOn
 * @property {string} builder URI of what ran the build
 */

/**
 * Says what a release was built from, and by what: an in-toto statement (v1) with SLSA's provenance (v1).
 *
 * @param {ReadonlyMap<string, string>} sums SHA-256 by file
 * @param {Built} built
 * @returns {object}
 */
export function provenance(sums, { version, commit, repository, lock, startedOn, finishedOn, builder }) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...sums].map(([name, sha256]) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { version },
        internalParameters: { node: process.version, platform: `${process.platform}-${process.arch}` },
        resolvedDependencies: [
          { uri: `git+${repository}@refs/tags/v${version}`, digest: { gitCommit: commit } },
          { uri: 'file:package-lock.json', digest: { sha256: lock } },
        ],
      },
      runDetails: {
        builder: { id: builder },
        metadata: { startedOn: startedOn.toISOString(), finishedOn: finishedOn.toISOString() },
      },
    },
  };
}
