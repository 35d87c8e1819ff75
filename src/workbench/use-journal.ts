import { useCallback, useEffect, useRef, useState } from "react"
import { tabId } from "#lib/tab-id.ts"
import { control, type JournalEntry } from "./control.ts"
import { type Followed, nextFollowed } from "./journal-follow.ts"
import { toError } from "./use-control.ts"

/** Milliseconds between two reads of the journal. */
const CHECK = 1_000
const CHECK_FOLLOWED = 300
const KEPT = 500

interface Options {
  readonly isFollowing: boolean
  /** Whether a request passes the filter. */
  readonly passes: (entry: JournalEntry) => boolean
}

/** The latest requests, newest first, updated while the page is visible, and the one that is followed. */
export function useJournal({ isFollowing, passes }: Options) {
  const [entries, setEntries] = useState<readonly JournalEntry[]>([])
  const [error, setError] = useState<Error>()
  const [followed, setFollowed] = useState<Followed>()
  const state = useRef({ since: 0, known: entries, isRead: false, passes })
  state.current.passes = passes
  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout>
    const take = (added: readonly JournalEntry[]) => {
      const { known, passes: isShown, since, isRead } = state.current
      state.current.since = added.at(-1)?.n ?? since
      state.current.known = [...added.toReversed(), ...known].slice(0, KEPT)
      setEntries(state.current.known)
      // Requests sent before the journal was opened aren't followed.
      if (!isFollowing || !isRead) return
      const shown = added.filter((entry) => entry.client === tabId() && isShown(entry))
      setFollowed((before) => nextFollowed(before, shown, known, Date.now()))
    }
    const load = async () => {
      try {
        if (document.visibilityState === "visible") {
          const path = `journal?since=${state.current.since}`
          const { entries: added } = await control<{ entries: readonly JournalEntry[] }>("GET", path)
          // Read again by what has replaced this.
          if (!isCurrent) return
          if (added.length > 0) take(added)
          state.current.isRead = true
          setError(undefined)
        }
      } catch (cause) {
        if (isCurrent) setError(toError(cause))
      }
      if (isCurrent) timer = setTimeout(load, isFollowing ? CHECK_FOLLOWED : CHECK)
    }
    void load()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isFollowing])
  const clear = useCallback(() => {
    state.current.known = []
    setEntries([])
    setFollowed(undefined)
  }, [])
  return { entries, error, clear, followed: isFollowing ? followed?.entry : undefined }
}
