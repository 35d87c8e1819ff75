import { cleanup, configure } from "@testing-library/react"
import { afterAll, afterEach } from "vitest"
import "./computed-style.ts"
import "./labels.ts"
import "./owner-stacks.ts"

// Rendering a complete page is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// The test files of a worker share its jsdom and its modules: each test leaves an empty document and an empty device.
afterEach(async () => {
  cleanup()
  // A bulk edit goes on after its page is gone, and the next test couldn't start another.
  if (localStorage.getItem("app:admin_bulk_edit_mark") !== null)
    (await import("#admin/kit/bulk-job/mark.ts")).running.stop?.()
  localStorage.clear()
  sessionStorage.clear()
})

afterAll(() => {
  window.history.replaceState(null, "", "/")
})
