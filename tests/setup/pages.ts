import { cleanup, configure } from "@testing-library/react"
import { afterAll, afterEach } from "vitest"
import "./computed-style.ts"
import "./labels.ts"
import "./owner-stacks.ts"

// Rendering a complete page is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// The test files of a worker share its jsdom and its modules: each test leaves an empty document and an empty device.
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

afterAll(() => {
  window.history.replaceState(null, "", "/")
})
