// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useRef, useState } from "react"
import { afterEach, expect, it } from "vitest"
import { type Middle, usePinch } from "./use-pinch.ts"

afterEach(cleanup)

function Picture() {
  const frame = useRef<HTMLDivElement>(null)
  const [{ size, at }, setState] = useState<{ size: number; at?: Middle }>({ size: 1 })
  const pinch = usePinch(frame, size, (next, middle) => setState({ size: next, at: middle }))
  return (
    <div ref={frame} role="img" {...pinch}>
      {`${size} at ${at?.x},${at?.y}`}
    </div>
  )
}
const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 50, pointerType: "touch" })

it("zooms around the midpoint of two fingers until the first one is lifted", () => {
  render(<Picture />)
  const picture = screen.getByRole("img")
  fireEvent.pointerDown(picture, finger(1, 100))
  fireEvent.pointerMove(picture, finger(1, 90))
  expect(picture.textContent).toBe("1 at undefined,undefined")
  fireEvent.pointerDown(picture, finger(2, 130))
  fireEvent.pointerMove(picture, finger(2, 210))
  expect(picture.textContent).toBe("3 at 150,50")
  fireEvent.pointerUp(picture, finger(2, 210))
  fireEvent.pointerMove(picture, finger(1, 20))
  expect(picture.textContent).toBe("3 at 150,50")
})

it("ignores a mouse and prevents scrolling with two fingers", () => {
  render(<Picture />)
  const picture = screen.getByRole("img")
  fireEvent.pointerDown(picture, { ...finger(1, 0), pointerType: "mouse" })
  fireEvent.pointerMove(picture, { ...finger(1, 50), pointerType: "mouse" })
  expect(picture.textContent).toBe("1 at undefined,undefined")
  const touches = [0, 1].map((identifier) => ({ identifier, target: picture }))
  expect(fireEvent.touchMove(picture, { touches: touches.slice(1) })).toBe(true)
  expect(fireEvent.touchMove(picture, { touches })).toBe(false)
})
