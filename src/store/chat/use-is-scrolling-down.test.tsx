// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { useIsScrollingDown } from "./use-is-scrolling-down.ts"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Mark() {
  return <output>{useIsScrollingDown() ? "on" : "not"}</output>
}
function scrollTo(y: number) {
  vi.stubGlobal("scrollY", y)
  act(() => void fireEvent.scroll(window))
}

it("reports scrolling down until the page is scrolled up", () => {
  render(<Mark />)
  const statusText = () => screen.getByRole("status").textContent
  expect(statusText()).toBe("not")
  scrollTo(300)
  expect(statusText()).toBe("on")
  scrollTo(296)
  expect(statusText()).toBe("on")
  scrollTo(200)
  expect(statusText()).toBe("not")
  scrollTo(400)
  scrollTo(0)
  expect(statusText()).toBe("not")
})
