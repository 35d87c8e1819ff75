/** How a documented command is tested: run here, or by a test or a step of `npm test` whose file contains the text. */
type Coverage =
  | { readonly run: readonly string[]; readonly prints: string; readonly env?: Record<string, string> }
  | { readonly file: string; readonly contains: string; readonly because: string }

/** `--help` rejects unknown flags before it prints the usage, so these runs check the documented flags too. */
const help = (script: string, ...flags: string[]): Coverage => ({
  run: [`scripts/${script}.mjs`, ...flags, "--help"],
  prints: "[flags]",
})
const step = (contains: string): Coverage => ({
  file: "scripts/test.mjs",
  contains,
  because: "It takes minutes and is itself a step of npm test.",
})
const bench = (name: string): Coverage => ({
  file: `tests/bench/${name}.bench.ts`,
  contains: "measure",
  because: "It takes minutes and its numbers depend on the machine; npm run bench is run with --help.",
})
const development: Coverage = {
  file: "package.json",
  contains: '"dev": "vite"',
  because: "Vite starts the development server itself; the bundler and the configuration are those of the tests.",
}
const contract: Coverage = {
  file: "tests/commands/contract.test.ts",
  contains: '"--url"',
  because: "That test runs it on a server of its own.",
}

const replay: Coverage = {
  file: "tests/commands/drift.test.ts",
  contains: '"scripts/replay.mjs", "--only", "invites"',
  because: "That test replays a conversation on the mock; drift reports the differences of the same replay.",
}
const recorded: Coverage = {
  file: "src/mocks/recording.test.ts",
  contains: "passThrough(real.url)",
  because: "It needs another server; that test and tests/tapes/record.test.ts record one in the same process.",
}
const drift: Coverage = {
  file: "tests/commands/drift.test.ts",
  contains: "methodsIn(",
  because: "It downloads packages; that test reads the installed ones in the same way.",
}

const staticHost: Coverage = {
  file: "tests/e2e/support/static-host.ts",
  contains: '"--base", base, "--outDir", draft',
  because: "tests/e2e/static-host.spec.ts serves such a build.",
}

const npmInstall: Coverage = {
  file: "scripts/lib/packages/npm-install.mjs",
  contains: '"install", "--offline"',
  because: "The step packages of npm test installs both packages with npm.",
}
const fennmarkMock: Coverage = {
  file: "examples/shop-window/playwright.config.ts",
  contains: "npx fennmark-mock --port",
  because: "The step examples of npm test runs it.",
}

/** Every npm, npx and node command of the docs. */
export const commandCoverage: Readonly<Record<string, Coverage>> = {
  "npm start": help("start"),
  "npm run dev": development,
  "VITE_SHOW_SLOTS=true npm run dev": development,
  "npm test": help("test"),
  "npm test -- --operations": help("test", "--operations"),
  "npm run verify": help("test", "--no-browser"),
  "npm run test:nodes": help("test-nodes"),
  "npm run mock": help("mock"),
  "npm run mock -- --port 9000": help("mock", "--port", "9000"),
  "npm run mock -- --port 9001": help("mock", "--port", "9001"),
  "npm run mock -- --scenario low-stock": help("mock", "--scenario", "low-stock"),
  "npm run mock -- --port 9000 --scenario default": help("mock", "--port", "9000", "--scenario", "default"),
  "npm run mock -- --port 9000 --scenario default --latency 0": help("mock", "--latency", "0"),
  "npm run mock -- --record http://localhost:9001 --save shop.json": help(
    "mock",
    "--record",
    "http://localhost:9001",
    "--save",
    "shop.json",
  ),
  "npm run mock -- --play shop.json": help("mock", "--play", "shop.json"),
  "npm run replay": replay,
  "npm run replay -- --url http://localhost:9002 --reset http://localhost:9102/ --only return,exchange": help(
    "replay",
    "--url",
    "http://localhost:9002",
    "--reset",
    "http://localhost:9102/",
    "--only",
    "return,exchange",
  ),
  "npm run record -- --url …": recorded,
  "npm run record -- --url … --only …": help("record", "--url", "http://localhost:9002", "--only", "return"),
  "npm run drift": help("drift"),
  "npm run drift -- --url …": replay,
  "npm run drift -- --types 2.22.0": drift,
  "npm run drift -- --types 2.22.0 --write": help("drift", "--types", "2.22.0", "--write"),
  "npm run format": {
    file: "scripts/test.mjs",
    contains: 'run("biome", ["check"',
    because: "It writes to the clone; the step style of npm test runs the same check without writing.",
  },
  "npm run lint:texts": step('name: "texts"'),
  "npm run docs:api": { run: ["scripts/api-docs.mjs", "--check"], prints: "docs/privacy.md is up to date" },
  "npm run changelog": {
    run: ["scripts/changelog.mjs", "--help"],
    prints: "moves the files of changes into CHANGELOG.md",
  },
  "npm run build": step('run("vite", ["build"]'),
  "npm run build:demo -- --base /shop/": staticHost,
  "npm run build:demo -- --base /shop/ --outDir site/shop": staticHost,
  "npm run build:demo": step('run("vite", ["build", "--mode", "demo"])'),
  "npm run configure": help("configure"),
  "npm run configure -- --config production.json": help("configure", "--config", "production.json"),
  "npm run configure -- --file": help("configure", "--file"),
  "npm run visual": help("visual", "--update", "--built"),
  "npm run sitemap -- --url https://api.example.com --key pk_… --site https://shop.example.com": {
    file: "tests/commands/sitemap.test.ts",
    contains: 'run("--url", server.url, "--key", PUBLISHABLE_KEY, "--site"',
    because: "That test runs it on a server of its own.",
  },
  "npm run serve": help("serve"),
  "npm run serve -- --port 4173": help("serve", "--port", "4173"),
  "npm run prerender": help("prerender"),
  "npm run prerender -- --url https://api.example.com --key pk_… --site https://shop.example.com --out dist-site": {
    file: "tests/e2e/support/production.ts",
    contains: "node scripts/prerender.mjs --dir",
    because: "The browser tests run on it.",
  },
  "npm run sitemap": help("sitemap"),
  "npm run sitemap -- --dir dist-site …": help("sitemap", "--dir", "dist-site"),
  "npm run build && npm run build:server": step('run("vite", ["build", "--ssr"]'),
  "PORT=8080 node dist-server/serve.js dist": {
    file: "tests/e2e/support/production.ts",
    contains: "node dist-server/serve.js",
    because: "The browser tests run on it.",
  },
  "npm run preview": {
    file: "playwright.config.ts",
    contains: "preview --outDir",
    because: "The browser tests run on it.",
  },
  "npm run contract": contract,
  "npm run contract -- --url … --key …": contract,
  "npm run contract -- --url http://localhost:9000 --key pk_…": contract,
  "npm run bench": help("bench"),
  "npm run bench -- --only lists": bench("lists"),
  "npm run bench -- --only pages": bench("pages"),
  "npm run bench -- --only bulk-edit": bench("bulk-edit"),
  "npm run bench -- --only demo-start": bench("bulk-edit"),
  "npm run bench -- --only price-grid": bench("price-grid"),
  "npm run bench -- --only promotion-check": bench("promotion-check"),
  "npm run bench -- --only requests": bench("promotion-check"),
  "npx vite preview --mode demo --outDir dist-demo --base /shop/": {
    run: ["vite", "preview", "--mode", "demo", "--outDir", "dist-demo", "--base", "/shop/", "--help"],
    prints: "--outDir",
  },
  "npm run bench -- --only worlds": bench("worlds"),
  "npx vitest list": { run: ["vitest", "list", "src/lib/money.test.ts"], prints: "src/lib/money.test.ts > " },
  "npx vitest run src/admin/catalog/resource -t gift-cards": {
    file: "src/admin/catalog/resources.test.tsx",
    contains: "listSuite([",
    because: "npm test runs the files of that folder.",
  },
  "npx vitest run src/machines/orders/claim": {
    file: "src/machines/orders/claim/claim.machine.test.ts",
    contains: "createClaimMachine",
    because: "npm test runs the files of that folder.",
  },
  "npx tsc --noEmit": {
    file: "scripts/test.mjs",
    contains: 'run("tsc", ["--noEmit"])',
    because: "npm test runs it.",
  },
  "npx playwright install firefox webkit": {
    run: ["playwright", "install", "--dry-run", "firefox", "webkit"],
    prints: "Install location",
  },
  "E2E_API_URL=http://localhost:9000 E2E_PUBLISHABLE_KEY=pk_… npx playwright test": {
    run: ["playwright", "test", "--list"],
    env: { E2E_API_URL: "http://localhost:9000", E2E_PUBLISHABLE_KEY: "pk_0" },
    prints: "purchase.spec.ts",
  },
  "SHOPPER_RUNS=10000 npx vitest run src/store/visit/shopper-runs.isolated.test.tsx": {
    file: "src/store/visit/shopper-runs.isolated.test.tsx",
    contains: "process.env.SHOPPER_RUNS",
    because: "npm test runs that file with fewer runs.",
  },
  "node --test": {
    file: "scripts/examples.mjs",
    contains: '"--test"',
    because: "The step examples of npm test runs it.",
  },
  "npm run pack:packages": help("pack-packages"),
  "npm install --save-dev path/to/fennmark-mock-….tgz": npmInstall,
  "npm install": npmInstall,
  "npx fennmark-mock": fennmarkMock,
  "npx fennmark-mock --port 9000 --scenario default": fennmarkMock,
  "npx msw init public": {
    file: "package.json",
    contains: '"workerDirectory"',
    because: "It writes the service worker of the demo, which the browser tests use.",
  },
}
