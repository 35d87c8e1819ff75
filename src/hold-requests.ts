/** Makes all requests wait until the backend can respond to them; the hosted search's client doesn't use `fetch`. */
export function holdRequests(backend: Promise<unknown>): void {
  const sendFetch = window.fetch
  window.fetch = async (...request) => {
    await backend
    return sendFetch(...request)
  }
  const { prototype } = XMLHttpRequest
  const { send, abort } = prototype
  const held = new Map<XMLHttpRequest, () => void>()
  prototype.send = function (body) {
    held.set(this, () => {
      if (this.readyState === XMLHttpRequest.OPENED) send.call(this, body)
    })
  }
  // The browser ignores the abort of a request that hasn't been sent.
  prototype.abort = function () {
    const isHeld = held.delete(this)
    abort.call(this)
    if (isHeld) for (const type of ["abort", "loadend"]) this.dispatchEvent(new ProgressEvent(type))
  }
  const release = () => {
    window.fetch = sendFetch
    Object.assign(prototype, { send, abort })
    for (const sendHeld of held.values()) sendHeld()
    held.clear()
  }
  backend.then(release, release)
}
