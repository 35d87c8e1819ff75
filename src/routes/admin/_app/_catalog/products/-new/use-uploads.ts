import { useEffect, useRef, useState } from "react"
import { needed } from "#machines/needed.ts"
import type { DraftPicture } from "#machines/product-wizard/product-wizard.draft.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { refusalReason, toApiError } from "#sdk/error.ts"

/** Megabytes. */
export const MAX_SIZE = 20
const TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"]
export const ACCEPTED = TYPES.join(",")

/** An upload that isn't finished. */
export interface Upload {
  readonly key: string
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
  readonly problem?: "wrongType" | "tooLarge" | "lost" | { readonly refused: string }
}

const problemOf = ({ type, size }: File): Upload["problem"] => {
  if (!TYPES.includes(type)) return "wrongType"
  return size > MAX_SIZE * 1_000_000 ? "tooLarge" : undefined
}

/** Deletes uploaded files. A file that can't be deleted stays on the server unused. */
export const deleteFiles = (pictures: readonly DraftPicture[]): Promise<unknown> =>
  Promise.allSettled(pictures.map(({ id }) => adminSdk().admin.upload.delete({ id })))

let lastKey = 0

/** Uploads pictures side by side, with progress. `onUploaded` gets each picture once the server has it. */
export function useUploads(onUploaded: (picture: DraftPicture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<string, { file: File; controller: AbortController }>())
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const remove = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key))

  useEffect(() => {
    const all = running.current
    return () => {
      for (const { controller } of all.values()) controller.abort()
    }
  }, [])

  async function send(key: string, file: File) {
    const controller = new AbortController()
    running.current.set(key, { file, controller })
    const { signal } = controller
    try {
      const { files } = await adminSdk().admin.upload.create(
        { body: { files: [file] } },
        { signal, onProgress: ({ loaded, total }) => change(key, { share: total > 0 ? loaded / total : 0 }) },
      )
      const { id, url } = needed(needed(files)[0])
      remove(key)
      onUploaded({ id, url, name: file.name })
    } catch (error) {
      if (signal.aborted || toApiError(error).kind === "aborted") return remove(key)
      const refused = refusalReason(error)
      change(key, { problem: refused === undefined ? "lost" : { refused } })
    }
  }

  return {
    uploads,
    isRunning: uploads.some(({ problem }) => problem === undefined),
    add(files: readonly File[]) {
      for (const file of files) {
        lastKey += 1
        const key = String(lastKey)
        const problem = problemOf(file)
        setUploads((all) => [...all, { key, name: file.name, share: 0, ...(problem ? { problem } : {}) }])
        if (!problem) void send(key, file)
      }
    },
    retry(key: string) {
      const file = running.current.get(key)?.file
      if (!file) return
      setUploads((all) =>
        all.map(({ problem: _, ...upload }) =>
          upload.key === key ? { ...upload, share: 0 } : { ...upload, ...(_ ? { problem: _ } : {}) },
        ),
      )
      void send(key, file)
    },
    canRetry: ({ problem }: Upload) => problem !== undefined && problem !== "wrongType" && problem !== "tooLarge",
    /** Cancels a running upload or dismisses a failed one. */
    cancel(key: string) {
      running.current.get(key)?.controller.abort()
      remove(key)
    },
  }
}
export type Uploads = ReturnType<typeof useUploads>
