import { graph } from "#mocks/domain/graph.ts"
import type { Selection } from "#mocks/graph/fields.ts"
import type { Scope } from "#mocks/graph/node.ts"
import { compile } from "#mocks/graph/select.ts"
import type { Row } from "#mocks/kernel/database.ts"

type Category = Row<"productCategory">
type Answer = Record<string, unknown>

/** Whether the store API shows the category: active and not internal. */
export const isPublic = (category: Category): boolean => category.is_active && !category.is_internal

export interface TreeQuery {
  readonly include_descendants_tree?: boolean | undefined
  readonly include_ancestors_tree?: boolean | undefined
}

const UP = "parent_category"
const DOWN = "category_children"

/** A category in a tree: its columns, other relations and the tree below or above it. */
interface Branch {
  readonly row: Category
  /** Undefined where the tree doesn't contain the parent: the server then removes the reference to it too. */
  parent?: Branch | null
  isOrphan?: boolean
  children?: readonly Branch[]
}

/** Writes a category's columns and relations other than those of the tree. */
const writer = ({ star, fields, relations }: Selection) => {
  const others = new Map([...relations].filter(([name]) => name !== UP && name !== DOWN))
  const columns = new Set([...fields].filter((name) => name !== UP && name !== DOWN))
  const write = compile(graph, "product_category", { star, fields: columns, relations: others })
  return (row: Category, scope: Scope): Answer => {
    const { [UP]: _, ...answer } = write(row, scope)
    return answer
  }
}

/** The rows of the trees, linked as the server's repository does. */
class Trees {
  readonly #scope: Scope
  readonly #isShown: (category: Category) => boolean
  readonly #branches = new Map<string, Branch>()
  readonly #paths = new Set<string>()
  /** Rows that are read with all columns, as a parent or a child of another row. */
  readonly #whole = new Set<string>()

  constructor(
    scope: Scope,
    rows: readonly Category[],
    { include_ancestors_tree: up, include_descendants_tree: down }: TreeQuery,
    asks: (name: string) => boolean,
    isShown: (category: Category) => boolean,
  ) {
    this.#scope = scope
    this.#isShown = isShown
    for (const row of rows) {
      this.#branch(row)
      if (up) this.#addAncestors(row)
    }
    if (up) for (const branch of this.#branches.values()) this.#climb(branch, !down && asks(DOWN))
    if (down) for (const row of rows) this.#descend(this.#branch(row), up === true, 0)
    for (const row of rows) {
      if (up || asks(UP)) this.#readWhole([this.#parentOf(row)])
      if (down || asks(DOWN)) this.#readWhole(this.#childrenOf(row))
    }
    if (down && !up && asks(UP)) for (const { row } of this.#branches.values()) this.#readWhole([this.#parentOf(row)])
  }

  #branch(row: Category): Branch {
    const known = this.#branches.get(row.id)
    const branch = known ?? { row }
    if (!known) this.#branches.set(row.id, branch)
    return branch
  }

  /** The server finds ancestors by their paths. */
  #addAncestors(row: Category): void {
    const steps = row.mpath.split(".")
    for (const i of steps.keys()) this.#paths.add(steps.slice(0, i + 1).join("."))
    for (let at: Category | undefined = row; at; at = this.#parentOf(at)) this.#branch(at)
  }

  #parentOf(row: Category): Category | undefined {
    return this.#scope.tables.productCategory.get(row.parent_category_id)
  }

  #childrenOf(row: Category): Category[] {
    return this.#scope.tables.productCategory.by("parent_category_id", row.id)
  }

  #readWhole(rows: readonly (Category | undefined)[]): void {
    for (const row of rows) if (row) this.#whole.add(row.id)
  }

  #climb(branch: Branch, hasChildren: boolean): void {
    const parent = this.#parentOf(branch.row)
    if (branch.row.parent_category_id === null) branch.parent = null
    else if (parent && this.#isShown(parent) && this.#paths.has(parent.mpath)) branch.parent = this.#branch(parent)
    else branch.isOrphan = true
    if (!hasChildren) return
    const children = this.#childrenOf(branch.row)
    this.#readWhole(children)
    branch.children = children.map((row) => ({ row }))
  }

  /** Below the requested rows the server removes the parent, and with ancestors the children too. */
  #descend(branch: Branch, hasAncestors: boolean, level: number): void {
    const rows = this.#childrenOf(branch.row).filter(this.#isShown)
    branch.children = rows.sort((a, b) => a.rank - b.rank).map((row) => this.#branch(row))
    for (const child of branch.children) this.#descend(child, hasAncestors, level + 1)
    if (level === 0) return
    delete branch.parent
    if (hasAncestors) delete branch.children
  }

  get(id: unknown): Branch | undefined {
    return this.#branches.get(String(id))
  }

  /** Returns a writer of related categories; the trees' rows have at least the columns of the requested rows. */
  writerOf({ star, fields, relations }: Selection) {
    const partial = writer({ star, fields: new Set([...fields, "id", "mpath", "parent_category_id"]), relations })
    const complete = writer({ star: true, fields: new Set(), relations })
    const columns = writer({ star: true, fields: new Set(), relations: new Map() })
    const writers = new Map<Selection, ReturnType<typeof writer>>()
    const writerFor = (below: Selection) => {
      const made = writers.get(below) ?? writer(below)
      writers.set(below, made)
      return made
    }
    const tell = (branch: Branch, below: Selection | undefined, isComplete: boolean): Answer => {
      const { row, parent, children } = branch
      const isWhole = below === undefined || below.star
      const nested = (name: string) => (isWhole ? undefined : below.relations.get(name))
      const shows = (name: string) => isWhole || below.fields.has(name) || below.relations.has(name)
      const isRead = isComplete || this.#whole.has(row.id)
      const inTree = this.#branches.has(row.id)
      const write = isWhole ? (!inTree ? columns : isRead ? complete : partial) : writerFor(below)
      const answer = write(row, this.#scope)
      if (branch.isOrphan) delete answer.parent_category_id
      const inside = (one: Branch, name: string) => tell(one, nested(name), isComplete || !isWhole)
      if (children && shows(DOWN)) answer[DOWN] = children.map((child) => inside(child, DOWN))
      if (parent !== undefined && shows(UP)) answer[UP] = parent && inside(parent, UP)
      return answer
    }
    return tell
  }
}

/** Adds the requested ancestor and descendant trees to the rows of a response. */
export function withTrees(
  scope: Scope,
  answers: readonly Answer[],
  query: TreeQuery,
  selection: Selection,
  isShown: (category: Category) => boolean = () => true,
): Answer[] {
  const { include_ancestors_tree: up, include_descendants_tree: down } = query
  const asks = (name: string) => selection.fields.has(name) || selection.relations.has(name)
  if (!(up && asks(UP)) && !(down && asks(DOWN))) return [...answers]
  const rows = answers.flatMap(({ id }) => scope.tables.productCategory.get(String(id)) ?? [])
  const trees = new Trees(scope, rows, query, asks, isShown)
  const tell = trees.writerOf(selection)
  return answers.map((answer) => {
    const branch = trees.get(answer.id)
    if (!branch) return answer
    const shown = { ...answer }
    if (down && asks(DOWN))
      shown[DOWN] = branch.children?.map((child) => tell(child, selection.relations.get(DOWN), false)) ?? []
    if (!up || !asks(UP)) return shown
    const { parent } = branch
    if (branch.isOrphan) delete shown.parent_category_id
    if (parent === undefined) delete shown[UP]
    else shown[UP] = parent && tell(parent, selection.relations.get(UP), false)
    return shown
  })
}

/** Removes the parents from a list with descendant trees, as the real server does. A single category keeps its parent. */
export function withoutParents(rows: readonly Answer[], query: TreeQuery): Answer[] {
  if (!query.include_descendants_tree || query.include_ancestors_tree) return [...rows]
  return rows.map(({ parent_category: _, ...row }) => row)
}
