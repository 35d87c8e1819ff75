type Listener = (event: Event) => void

/** One tab: its own sessionStorage, the browser's localStorage, and storage events that haven't been delivered. */
export class BrowserTab {
  readonly session = memoryStorage(new Map())
  readonly local: Storage
  readonly listeners: Listener[] = []
  /** Storage events of other tabs that haven't been delivered, oldest first. */
  readonly pendingEvents: { readonly key: string; readonly newValue: string | null }[] = []

  constructor(browser: FakeBrowser) {
    this.local = memoryStorage(browser.kept, (key) => browser.announce(this, key))
  }

  /** Fires the oldest pending storage event. */
  deliverEvent(): void {
    const written = this.pendingEvents.shift()
    if (!written) return
    for (const listener of [...this.listeners]) listener(new StorageEvent("storage", written))
  }

  /** Collects the listeners for storage events that some work adds to the window; answers how to remove them. */
  listening<T>(work: () => T): T {
    const { addEventListener } = window
    window.addEventListener = (type: string, listener: unknown) => {
      if (type === "storage") this.listeners.push(listener as Listener)
    }
    try {
      return work()
    } finally {
      window.addEventListener = addEventListener
    }
  }
}

/** A browser with two tabs; storage events reach the other tab when {@link BrowserTab.deliverEvent} is called. */
export class FakeBrowser {
  /** Called when a tab gets a pending storage event. */
  onPendingEvent: (tab: BrowserTab) => void = () => undefined
  readonly kept = new Map<string, string>()
  readonly tabs = [new BrowserTab(this), new BrowserTab(this)] as const
  #lock: Promise<unknown> = Promise.resolve()

  announce(sender: BrowserTab, key: string): void {
    for (const tab of this.tabs) {
      if (tab === sender) continue
      tab.pendingEvents.push({ key, newValue: this.kept.get(key) ?? null })
      this.onPendingEvent(tab)
    }
  }

  /** As `navigator.locks`, with one lock for all names. */
  readonly locks = {
    request: <T>(_name: string, work: () => Promise<T>): Promise<T> => {
      const done = this.#lock.then(work)
      this.#lock = done.catch(() => undefined)
      return done
    },
  }

  clear(): void {
    this.kept.clear()
    for (const tab of this.tabs) {
      tab.session.clear()
      tab.pendingEvents.length = 0
      tab.listeners.length = 0
    }
    this.#lock = Promise.resolve()
  }
}

function memoryStorage(kept: Map<string, string>, onWrite: (key: string) => void = () => undefined): Storage {
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (kept.get(key) === value) return
      kept.set(key, value)
      onWrite(key)
    },
    removeItem(key) {
      if (kept.delete(key)) onWrite(key)
    },
    clear: () => kept.clear(),
  }
}
