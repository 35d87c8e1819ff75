import { fireEvent, screen } from "@testing-library/react"
import { expect, it, onTestFinished } from "vitest"
import { applyConfig } from "#lib/config.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { Photo } from "./photo.tsx"

it("replaces an image that can't be loaded with a placeholder of the same name", () => {
  renderUi(<Photo src="https://shop.test/gone.png" alt="Linen shirt" className="size-12" />)
  const image = screen.getByRole("img", { name: "Linen shirt" })
  expect(image.tagName).toBe("IMG")
  fireEvent.error(image)
  const placeholder = screen.getByRole("img", { name: "Linen shirt" })
  expect(placeholder.tagName).toBe("SPAN")
  expect(placeholder.classList.contains("size-12")).toBe(true)
})

it("loads again when the URL changes", () => {
  const { rerender } = renderUi(<Photo src="https://shop.test/gone.png" alt="Linen shirt" />)
  fireEvent.error(screen.getByRole("img"))
  rerender(<Photo src="https://shop.test/there.png" alt="Linen shirt" />)
  expect(screen.getByRole("img").getAttribute("src")).toBe("https://shop.test/there.png")
})

it("is loaded in the width that the browser needs, and the original if the resized one is missing", () => {
  applyConfig({ VITE_IMAGE_URL: "https://img.test/{width}?from={url}" })
  onTestFinished(() => applyConfig({}))
  renderUi(<Photo src="https://shop.test/a.png" alt="Linen shirt" sizes="45vw" />)
  const image = screen.getByRole("img")
  expect(image.getAttribute("srcset")).toContain("https://img.test/480?from=https%3A%2F%2Fshop.test%2Fa.png 480w")
  expect(image.getAttribute("sizes")).toBe("45vw")
  fireEvent.error(image)
  expect(screen.getByRole("img").getAttribute("srcset")).toBeNull()
  expect(screen.getByRole("img").getAttribute("src")).toBe("https://shop.test/a.png")
  fireEvent.error(screen.getByRole("img"))
  expect(screen.getByRole("img").tagName).toBe("SPAN")
})

it("is hidden from the accessibility tree when alt is empty", () => {
  renderUi(<Photo src={null} alt="" />)
  expect(screen.queryByRole("img")).toBeNull()
})
