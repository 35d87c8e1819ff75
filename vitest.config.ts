import { defineConfig } from "vitest/config"
import { extensions } from "./scripts/vite/extensions.ts"
import { helpPages } from "./scripts/vite/help-pages/plugin.ts"

// Node 25 has a `localStorage` of its own that hides jsdom's; older versions don't know the flag.
const execArgv = Number(process.versions.node.split(".")[0]) >= 25 ? ["--no-experimental-webstorage"] : []

export default defineConfig({
  plugins: [helpPages(), extensions()],
  test: {
    execArgv,
    pool: "threads",
    // Each worker loads modules once, which halves the time. Tests must undo their changes to module state.
    isolate: false,
    // One more than the two cores of the machines that test: page tests wait for timers a third of the time.
    maxWorkers: 3,
    // Long enough for a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The market of the tests' browser, so that their addresses name none.
    env: { VITE_DEFAULT_MARKET: "en-us" },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ["tests/setup/fail-on-console.ts", "tests/setup/record-operations.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["{src,tests,extensions}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "jsdom",
          setupFiles: ["tests/setup/pages.ts"],
          include: ["{src,tests,extensions}/**/*.test.tsx"],
          exclude: ["**/*.isolated.test.tsx"],
        },
      },
      {
        extends: true,
        test: {
          name: "isolated",
          // For tests that replace modules or need them not loaded yet: each file loads its modules itself.
          isolate: true,
          environment: "jsdom",
          setupFiles: ["tests/setup/pages.ts"],
          include: ["{src,tests,extensions}/**/*.isolated.test.tsx"],
        },
      },
    ],
  },
})
