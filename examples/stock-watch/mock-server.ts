import { startServer } from "fennmark-mock/server"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    mockUrl: string
  }
}

/** Starts one mock server for all test files. */
export default async function setup(project: TestProject) {
  const { url, close } = await startServer({ port: 0 })
  project.provide("mockUrl", url)
  return close
}
