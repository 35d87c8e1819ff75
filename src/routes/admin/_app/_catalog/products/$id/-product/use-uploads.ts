import { useEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { errorText } from "#routes/-app/error-text.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { toApiError } from "#sdk/error.ts"
import { fileProblem, MAX_BYTES } from "./images.ts"

interface Upload {
  readonly key: number
  readonly name: string
  readonly loaded: number
  readonly total: number
}

/** Uploads images one request per file, so that each has its own progress and error. */
export function useUploads(onUploaded: (url: string) => void) {
  const t = useTranslations("admin.products.media.problems")
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [problems, setProblems] = useState<readonly { readonly key: number; readonly text: string }[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  const last = useRef(0)
  const done = useRef(onUploaded)
  done.current = onUploaded
  useEffect(
    () => () => {
      for (const controller of controllers.current.values()) controller.abort()
    },
    [],
  )
  const report = (key: number, text: string) => setProblems((all) => [...all, { key, text }])

  async function send(key: number, file: File) {
    const controller = new AbortController()
    controllers.current.set(key, controller)
    setUploads((all) => [...all, { key, name: file.name, loaded: 0, total: file.size }])
    try {
      const { files } = await adminSdk().admin.upload.create(
        { body: { files: [file] } },
        {
          signal: controller.signal,
          onProgress: ({ loaded, total }) =>
            setUploads((all) => all.map((each) => (each.key === key && total > 0 ? { ...each, loaded, total } : each))),
        },
      )
      const url = files[0]?.url
      if (url) done.current(url)
    } catch (error) {
      const { name } = file
      if (toApiError(error).kind === "aborted") return
      report(
        key,
        errorText(error, {
          refused: (reason) => t("refused", { name, reason }),
          server: t("server", { name }),
          lost: t("lost", { name }),
        }),
      )
    } finally {
      controllers.current.delete(key)
      setUploads((all) => all.filter((each) => each.key !== key))
    }
  }

  return {
    uploads,
    problems,
    upload(files: readonly File[]) {
      setProblems([])
      for (const file of files) {
        last.current += 1
        const problem = fileProblem(file)
        if (problem) report(last.current, t(problem, { name: file.name, megabytes: String(MAX_BYTES / 1024 / 1024) }))
        else void send(last.current, file)
      }
    },
    cancel: (key: number) => controllers.current.get(key)?.abort(),
  }
}
