import { queryOptions } from "@tanstack/react-query"
import { adminSdk, presentAdmin } from "#admin/api/client.ts"
import { featuresQuery } from "#admin/api/features.ts"
import { deviceItem } from "#lib/device-items.ts"

/** A saved search of a list, without its page. */
export interface SavedView {
  readonly id: string
  readonly name: string
  /** Shared views are the same for all admins. The server stores one per list. */
  readonly isShared: boolean
  /** The list opens with this view. */
  readonly isDefault?: boolean
  readonly search: Readonly<Record<string, unknown>>
}

/** A view that a list has for everyone, such as the orders to fulfill. */
export interface BuiltInView<Search = object> {
  readonly id: string
  readonly name: string
  readonly search: Search
}

type NewView = Omit<SavedView, "id">

interface ViewStore {
  list(): Promise<readonly SavedView[]>
  create(view: NewView): Promise<string>
  /** Saves only the given properties, so that changes by other admins to the others are kept. */
  update(change: Partial<SavedView> & Pick<SavedView, "id">): Promise<unknown>
  remove(id: string): Promise<unknown>
  /** Sets the view that the list opens with; undefined for none. */
  setDefault(id: string | undefined): Promise<unknown>
}

/** The search as the server stores it: filters, sort order, columns and query apart. */
function configurationOf({ q, sort, columns, ...filters }: SavedView["search"]) {
  const ids = typeof columns === "string" ? columns.split(",") : []
  const field = typeof sort === "string" ? sort : undefined
  return {
    visible_columns: ids,
    column_order: ids,
    filters,
    sorting: field === undefined ? null : { id: field.replace(/^-/, ""), desc: field.startsWith("-") },
    search: typeof q === "string" ? q : "",
  }
}

type Configuration = NonNullable<
  Awaited<ReturnType<ReturnType<typeof views>["listConfigurations"]>>["view_configurations"][number]["configuration"]
>

function searchOf({ visible_columns = [], filters, sorting, search }: Configuration): SavedView["search"] {
  return {
    ...filters,
    ...(search && { q: search }),
    ...(sorting?.id && { sort: `${sorting.desc ? "-" : ""}${sorting.id}` }),
    ...(visible_columns.length > 0 && { columns: visible_columns.join(",") }),
  }
}

const views = () => adminSdk().admin.views

/** Fields of a view that `toView` reads. */
export const viewFields = "id,name,user_id,is_system_default,configuration"
type View = Awaited<ReturnType<ReturnType<typeof views>["listConfigurations"]>>["view_configurations"][number]

/** Reads a view of the server. */
export const toView = ({ id = "", name, is_system_default = false, configuration = {} }: View): SavedView => ({
  id,
  name: name ?? "",
  isShared: is_system_default,
  search: searchOf(configuration),
})

const serverStore = (entity: string): ViewStore => ({
  async list() {
    const query = { fields: viewFields, limit: 100, order: "created_at" }
    const [{ view_configurations }, { view_configuration: active }] = await Promise.all([
      views().listConfigurations({ entity, query }),
      views().retrieveActiveConfiguration({ entity }),
    ])
    return view_configurations.map((view) => ({ ...toView(view), isDefault: view.id === active?.id }))
  },
  async create({ name, isShared, search }) {
    const body = { name, is_system_default: isShared, configuration: configurationOf(search) }
    return (await views().createConfiguration({ entity, body })).view_configuration?.id ?? ""
  },
  update: ({ id, name, isShared, search }) => {
    const body = {
      ...(name ? { name } : {}),
      ...(isShared === undefined ? {} : { is_system_default: isShared }),
      ...(search ? { configuration: configurationOf(search) } : {}),
    }
    return views().updateConfiguration({ entity, id, body })
  },
  remove: (id) => views().deleteConfiguration({ entity, id }),
  setDefault: (id) => views().setActiveConfiguration({ entity, body: { view_configuration_id: id ?? null } }),
})

const isView = (value: unknown): value is SavedView => {
  const { id, name, search } = Object(value) as Partial<Record<keyof SavedView, unknown>>
  return typeof id === "string" && typeof name === "string" && typeof search === "object" && search !== null
}

type Stored = Readonly<Record<string, unknown>>

function deviceStore(list: string): ViewStore {
  const item = deviceItem("listViews", presentAdmin() ?? "")
  /** Damaged data counts as none. */
  const all = (): Stored => {
    try {
      const stored: unknown = JSON.parse(item.get() ?? "{}")
      return typeof stored === "object" ? { ...stored } : {}
    } catch {
      return {}
    }
  }
  const personalViews = (): readonly SavedView[] => {
    const stored = all()[list]
    return Array.isArray(stored) ? stored.filter(isView) : []
  }
  const save = async (next: readonly SavedView[]) => item.set(JSON.stringify({ ...all(), [list]: next }))
  return {
    list: async () => personalViews(),
    async create(view) {
      const id = Date.now().toString(36)
      await save([...personalViews(), { ...view, id, isShared: false }])
      return id
    },
    update: (change) => save(personalViews().map((each) => (each.id === change.id ? { ...each, ...change } : each))),
    remove: (id) => save(personalViews().filter((each) => each.id !== id)),
    setDefault: (id) => save(personalViews().map((each) => ({ ...each, isDefault: each.id === id }))),
  }
}

/** The saved views of a list; on this device if the server doesn't store any. */
export const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: ["admin", "views", list],
    queryFn: async ({ client }) => {
      const flags = await client.ensureQueryData(featuresQuery).catch((): Record<string, boolean> => ({}))
      const isOnServer = flags.view_configurations === true
      const store = isOnServer ? serverStore(list) : deviceStore(list)
      return { isOnServer, store, views: await store.list() }
    },
    // The store consists of functions, which can't be compared.
    structuralSharing: false,
    staleTime: 60_000,
  })

/** What a view keeps of a search. */
export const viewSearch = ({ page: _, view: __, ...search }: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

export const isSameSearch = (a: SavedView["search"], b: SavedView["search"]): boolean =>
  JSON.stringify(viewSearch(a)) === JSON.stringify(viewSearch(b))
