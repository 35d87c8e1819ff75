/**
 * A package made from modules of this project. Paths of modules begin at the project's folder. Which packages it depends
 * on follows from its imports, and their versions from the project's package.json.
 *
 * @typedef {object} PackageDefinition
 * @property {string} name
 * @property {string} description
 * @property {string[]} keywords
 * @property {Record<string, string>} entries modules by the path under which they are exported, such as "./store"
 * @property {Record<string, string>} [bin] modules by the name of the command that they run
 * @property {Record<string, string>} [optionalPeers] packages that only some entries need, with the versions they work with
 * @property {boolean} [isTreeShakeable] keeps one file per module, so that bundlers leave out those without a use
 * @property {Record<string, string>} files other files, by their name in the package
 */

/** @type {Record<"mock" | "sdk", PackageDefinition>} */
export const packages = {
  mock: {
    name: "fennmark-mock",
    description: "In-memory backend that speaks Medusa v2's API: for tests, with MSW, and as an HTTP server",
    keywords: ["medusa", "mock", "msw", "playwright", "vitest", "testing"],
    entries: {
      ".": "packages/mock/index.ts",
      "./msw": "src/mocks/msw.ts",
      "./node": "src/mocks/node.ts",
      "./server": "src/mocks/server.ts",
      "./playwright": "src/mocks/playwright.ts",
      "./vitest": "src/mocks/vitest.ts",
    },
    bin: { "fennmark-mock": "scripts/lib/mock-bin.mjs" },
    optionalPeers: { "@playwright/test": "^1.50.0", msw: "^2.0.0", vitest: "^4.1.0" },
    files: { "README.md": "packages/mock/README.md", LICENSE: "LICENSE" },
  },
  sdk: {
    name: "fennmark-sdk",
    description: "Typed client for Medusa v2's store and admin API",
    keywords: ["medusa", "sdk", "client", "typescript"],
    entries: {
      ".": "src/sdk/index.ts",
      "./store": "src/sdk/store.ts",
      "./admin": "src/sdk/admin.ts",
      "./check": "src/sdk/check.ts",
      "./search": "packages/sdk/search.ts",
      "./search/hosted": "packages/sdk/hosted-search.ts",
    },
    optionalPeers: { algoliasearch: "^5.64.0" },
    isTreeShakeable: true,
    files: { "README.md": "src/sdk/README.md", "API.md": "docs/api.md", LICENSE: "LICENSE" },
  },
}

/** The folder of a module's declarations and source in a package: without `src`, and `packages/mock` as `entries`. */
export const placeOf = (/** @type {string} */ path) =>
  path.replace(/^src\//, "").replace(/^packages\/\w+\//, "entries/")
