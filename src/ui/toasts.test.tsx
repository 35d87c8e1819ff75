import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeAll, expect, it, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { ToastProvider, useToast } from "./toasts.tsx"

beforeAll(stubOverlays)

function Page({ onUndo, onClose }: { onUndo: () => void; onClose: () => void }) {
  const toast = useToast()
  const notify = () => toast({ title: "Draft deleted", action: { label: "Undo", onClick: onUndo } })
  return (
    <Dialog open onClose={onClose} title="Rename it?">
      <input aria-label="Name" />
      <Button onClick={notify}>Notify</Button>
    </Dialog>
  )
}

async function notifyFromDialog() {
  const onUndo = vi.fn()
  const onClose = vi.fn()
  const { user } = renderUi(
    <ToastProvider>
      <Page onUndo={onUndo} onClose={onClose} />
    </ToastProvider>,
  )
  await user.click(await screen.findByRole("button", { name: "Notify" }))
  return { user, onUndo, onClose, undo: await screen.findByRole("button", { name: "Undo" }) }
}

it("lets a notification's action be clicked over an open dialog, which stays open", async () => {
  const { user, onUndo, onClose, undo } = await notifyFromDialog()
  expect(undo.closest("[inert], [aria-hidden=true]")).toBeNull()
  await user.click(undo)
  expect(onUndo).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

it("moves the focus to the newest notification with F8, even from inside a dialog", async () => {
  const { user, onUndo, undo } = await notifyFromDialog()
  await user.keyboard("{F8}")
  await waitFor(() => expect(document.activeElement).toBe(undo))
  await user.keyboard("{Enter}")
  expect(onUndo).toHaveBeenCalledOnce()
})

it("shows only the newest of several notifications about the same", async () => {
  function Notifier() {
    const toast = useToast()
    return (
      <>
        <Button onClick={() => toast({ title: "Published", about: "home" })}>Publish</Button>
        <Button onClick={() => toast({ title: "Restored", about: "home" })}>Restore</Button>
        <Button onClick={() => toast({ title: "Renamed" })}>Rename</Button>
      </>
    )
  }
  const { user } = renderUi(
    <ToastProvider>
      <Notifier />
    </ToastProvider>,
  )
  for (const name of ["Publish", "Rename", "Restore"]) await user.click(screen.getByRole("button", { name }))
  expect(screen.getByText("Restored")).toBeTruthy()
  expect(screen.getByText("Renamed")).toBeTruthy()
  expect(screen.queryByText("Published")).toBeNull()
})

it("removes a notification after its lifetime, and keeps one whose lifetime is infinite", async () => {
  function Notifier() {
    const toast = useToast()
    return (
      <>
        <Button onClick={() => toast({ title: "Saved" })}>Save</Button>
        <Button onClick={() => toast({ title: "Published", lifetime: Infinity })}>Publish</Button>
      </>
    )
  }
  renderUi(
    <ToastProvider>
      <Notifier />
    </ToastProvider>,
  )
  vi.useFakeTimers()
  try {
    fireEvent.click(screen.getByRole("button", { name: "Save" }))
    fireEvent.click(screen.getByRole("button", { name: "Publish" }))
    expect(screen.getByText("Saved")).toBeTruthy()
    act(() => vi.advanceTimersByTime(3_600_000))
    expect(screen.queryByText("Saved")).toBeNull()
    expect(screen.getByText("Published")).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})
