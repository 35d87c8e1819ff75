import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { ListQuery } from "#admin/kit/resource.ts"

/** Milliseconds without a key press before the server is asked. */
const TYPING_PAUSE = 300

interface DuplicateOptions<Row> {
  resource: { list(search: { q: string; limit: 50 }): ListQuery<Row> }
  /** The record itself, which doesn't count. */
  id: string | undefined
  /** The typed text. */
  text: string | undefined
  textOf: (row: Row) => string | null | undefined
}

const same = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase()

/** Whether another record has the same text. The server accepts duplicates, so this only warns. */
export function useIsDuplicate<Row extends { readonly id: string }>(options: DuplicateOptions<Row>): boolean {
  const { resource, id, text = "", textOf } = options
  const [settled, setSettled] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const found = useQuery({ ...resource.list({ q: settled, limit: 50 }), enabled: settled !== "" })
  if (!same(settled, text) || settled === "" || found.isPlaceholderData) return false
  return (found.data?.rows ?? []).some((row) => row.id !== id && same(textOf(row) ?? "", settled))
}
