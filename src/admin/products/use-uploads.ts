import { useEffect, useRef, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { needed } from "#machines/kit/needed.ts"
import { refusalReason, toApiError } from "#sdk/error.ts"

/** The largest image that is accepted, in megabytes: more would slow down the store's pages. */
export const MAX_MEGABYTES = 20

/** Types that browsers show everywhere. */
export const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"]

/** A file that the server has stored. */
export interface Uploaded {
  readonly id: string
  readonly url: string
  readonly name: string
}

export type UploadProblem = "type" | "size" | "empty" | "lost" | { readonly refused: string }

/** An upload that isn't finished. */
export interface Upload {
  readonly key: string
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
  readonly problem?: UploadProblem
}

/** Why a file can't be uploaded as an image. */
export function fileProblem({ type, size }: Pick<File, "type" | "size">): UploadProblem | undefined {
  if (!imageTypes.includes(type)) return "type"
  if (size === 0) return "empty"
  return size > MAX_MEGABYTES * 1_000_000 ? "size" : undefined
}

/** How the files of each type begin. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^RIFF.{4}WEBP/s, /^.{4}ftypavi/s]

/** Whether a file begins like an image: its type only says how its name ends. */
async function isImage(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const start = String.fromCharCode(...bytes)
  return signatures.some((signature) => signature.test(start))
}

/** Deletes uploaded files. A file that can't be deleted stays on the server unused. */
export const deleteFiles = (files: readonly { readonly id: string }[]): Promise<unknown> =>
  Promise.allSettled(files.map(({ id }) => adminSdk().admin.upload.delete({ id })))

let lastKey = 0

/** Uploads images side by side, one request each. `onUploaded` gets each file once the server has it. */
export function useUploads(onUploaded: (file: Uploaded) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<string, { file: File; controller: AbortController }>())
  const done = useRef(onUploaded)
  done.current = onUploaded
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
    if (!(await isImage(file))) return change(key, { problem: "type" })
    try {
      const { files } = await adminSdk().admin.upload.create(
        { body: { files: [file] } },
        { signal, onProgress: ({ loaded, total }) => change(key, { share: total > 0 ? loaded / total : 0 }) },
      )
      const stored = needed(needed(files)[0])
      // Canceled when the server had it already.
      if (signal.aborted) return void deleteFiles([stored])
      running.current.delete(key)
      remove(key)
      done.current({ id: stored.id, url: stored.url, name: file.name })
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
        const problem = fileProblem(file)
        setUploads((all) => [...all, { key, name: file.name, share: 0, ...(problem ? { problem } : {}) }])
        if (!problem) void send(key, file)
      }
    },
    retry(key: string) {
      const file = running.current.get(key)?.file
      if (!file) return
      setUploads((all) => all.map((upload) => (upload.key === key ? { key, name: upload.name, share: 0 } : upload)))
      void send(key, file)
    },
    canRetry: ({ problem }: Upload) => problem === "lost" || typeof problem === "object",
    /** Cancels a running upload or dismisses a failed one. */
    cancel(key: string) {
      running.current.get(key)?.controller.abort()
      running.current.delete(key)
      remove(key)
    },
  }
}
export type Uploads = ReturnType<typeof useUploads>
