import { defineConfig } from "vitest/config"

export default defineConfig({
  test: { include: ["*.test.ts"], globalSetup: "mock-server.ts", testTimeout: 30_000, hookTimeout: 30_000 },
})
