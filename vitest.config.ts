import { defineConfig } from "vitest/config"

// Node 25 has a `localStorage` of its own that hides jsdom's; older versions do not know the switch.
const execArgv = Number(process.versions.node.split(".")[0]) >= 25 ? ["--no-experimental-webstorage"] : []

export default defineConfig({
  test: {
    execArgv,
    pool: "threads",
    maxWorkers: 2,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 30_000,
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
          // Modules are read once a worker, which halves the time; what a test changes of them, it puts back.
          isolate: false,
          include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["src/**/*.test.tsx", "tests/**/*.test.tsx"],
        },
      },
    ],
  },
})
