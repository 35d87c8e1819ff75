import type { QueryClient } from "@tanstack/react-query"
import type { Editable } from "./form/save-record.ts"
import type { Listable } from "./resource.ts"

/** What a list, a form and a deletion need of a resource, for pages that several resources share. */
export interface ManagedResource<Row, Search, Body> extends Listable<Row, Search>, Editable<Row, Body> {
  remove(id: string): Promise<void>
  invalidate(client: QueryClient, id?: string): Promise<void>
  forget(client: QueryClient, ...ids: readonly string[]): Promise<void>
}
