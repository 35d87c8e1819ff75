/** A category as the tree shows it. */
export interface CategoryNode {
  readonly id: string
  readonly name: string
  readonly handle?: string
  readonly parent_category_id: string | null
  readonly rank: number | null
  readonly is_active?: boolean
  readonly is_internal?: boolean
}
type Nodes = readonly CategoryNode[]

/** A place in the tree: the parent, null at the top level, and the index among its other children. */
export interface Place {
  readonly parent: string | null
  readonly index: number
}
export interface Move {
  readonly id: string
  readonly from: Place
  readonly to: Place
}
export type Direction = "up" | "down" | "in" | "out"
export type Zone = "before" | "inside" | "after"
type MoveReason = "gone" | "belowItself" | "samePlace"

const byRank = (a: CategoryNode, b: CategoryNode) =>
  (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER) || (a.id < b.id ? -1 : 1)

const find = (nodes: Nodes, id: string | null) => nodes.find((node) => node.id === id)

/** Whether a category is another one or below it. */
export function isWithin(nodes: Nodes, id: string | null, ancestor: string): boolean {
  const parents = new Map(nodes.map((node) => [node.id, node.parent_category_id]))
  const seen = new Set<string>()
  for (let current = id; current !== null && !seen.has(current); current = parents.get(current) ?? null) {
    if (current === ancestor) return true
    seen.add(current)
  }
  return false
}

/**
 * Children by parent, in order. Categories whose parent is missing are at the top level, and so is one of each circle
 * of categories that are below themselves, which the server doesn't prevent.
 */
export function childrenByParent(nodes: Nodes): ReadonlyMap<string | null, Nodes> {
  const ids = new Set(nodes.map(({ id }) => id))
  const children = new Map<string | null, CategoryNode[]>()
  const add = (parent: string | null, node: CategoryNode) =>
    children.set(parent, [...(children.get(parent) ?? []), node])
  for (const node of [...nodes].sort(byRank)) {
    const parent = node.parent_category_id
    add(parent !== null && ids.has(parent) ? parent : null, node)
  }
  const reached = new Set<string>()
  const reach = (id: string) => {
    const open = [id]
    for (let current = open.pop(); current !== undefined; current = open.pop()) {
      if (reached.has(current)) continue
      reached.add(current)
      for (const child of children.get(current) ?? []) open.push(child.id)
    }
  }
  for (const { id } of children.get(null) ?? []) reach(id)
  for (const node of nodes) {
    if (reached.has(node.id)) continue
    const parent = node.parent_category_id
    children.set(
      parent,
      (children.get(parent) ?? []).filter(({ id }) => id !== node.id),
    )
    add(null, node)
    reach(node.id)
  }
  return children
}

/** The category's ancestors from the top level, without itself. */
export function ancestorsOf(nodes: Nodes, id: string): Nodes {
  const path: CategoryNode[] = []
  let parent = find(nodes, find(nodes, id)?.parent_category_id ?? null)
  while (parent && parent.id !== id && !path.includes(parent)) {
    path.unshift(parent)
    parent = find(nodes, parent.parent_category_id)
  }
  return path
}

export const pathText = (nodes: Nodes, id: string): string =>
  [...ancestorsOf(nodes, id), find(nodes, id)].flatMap((node) => node?.name ?? []).join(" › ")

/** Where a category is now; undefined if it doesn't exist. */
export function placeOf(nodes: Nodes, id: string): Place | undefined {
  for (const [parent, children] of childrenByParent(nodes)) {
    const index = children.findIndex((child) => child.id === id)
    if (index >= 0) return { parent, index }
  }
  return undefined
}

const siblingsWithout = (nodes: Nodes, parent: string | null, id: string) =>
  (childrenByParent(nodes).get(parent) ?? []).filter((child) => child.id !== id)

const isSamePlace = (a: Place | undefined, b: Place) => a?.parent === b.parent && a.index === b.index

/** Why a category can't be moved to a place. The server would accept a place below itself. */
export function whyNotMove(nodes: Nodes, id: string, to: Place): MoveReason | undefined {
  if (!find(nodes, id) || (to.parent !== null && !find(nodes, to.parent))) return "gone"
  if (isWithin(nodes, to.parent, id)) return "belowItself"
  const index = Math.min(to.index, siblingsWithout(nodes, to.parent, id).length)
  return isSamePlace(placeOf(nodes, id), { ...to, index }) ? "samePlace" : undefined
}

/** The tree after a move, with the ranks that the server gives. */
export function moved(nodes: Nodes, id: string, { parent, index }: Place): Nodes {
  const order = siblingsWithout(nodes, parent, id).map((node) => node.id)
  order.splice(index, 0, id)
  return nodes.map((node) => {
    const rank = order.indexOf(node.id)
    if (rank < 0) return node
    return node.id === id ? { ...node, parent_category_id: parent, rank } : { ...node, rank }
  })
}

/** The place that a key moves a category to; undefined if there is none. */
export function keyPlace(nodes: Nodes, id: string, direction: Direction): Place | undefined {
  const place = placeOf(nodes, id)
  if (!place) return undefined
  const siblings = childrenByParent(nodes).get(place.parent) ?? []
  if (direction === "up") return place.index > 0 ? { ...place, index: place.index - 1 } : undefined
  if (direction === "down") return place.index < siblings.length - 1 ? { ...place, index: place.index + 1 } : undefined
  if (direction === "in") {
    const above = siblings[place.index - 1]
    return above && { parent: above.id, index: (childrenByParent(nodes).get(above.id) ?? []).length }
  }
  const parent = place.parent === null ? undefined : placeOf(nodes, place.parent)
  return parent && { parent: parent.parent, index: parent.index + 1 }
}

/** The place where a dragged category is dropped: before, inside (last) or after another one. */
export function dropPlace(nodes: Nodes, id: string, target: string, zone: Zone): Place | undefined {
  if (zone === "inside") return { parent: target, index: siblingsWithout(nodes, target, id).length }
  const parent = placeOf(nodes, target)?.parent
  if (parent === undefined || target === id) return undefined
  const index = siblingsWithout(nodes, parent, id).findIndex((node) => node.id === target)
  return { parent, index: index + (zone === "after" ? 1 : 0) }
}

/** Whether a category is where a move puts it. */
export const isAt = (nodes: Nodes, { id, to }: Move): boolean => isSamePlace(placeOf(nodes, id), to)

/** Whether both trees have the same categories in the same order. */
export function isSameOrder(a: Nodes, b: Nodes): boolean {
  const order = (nodes: Nodes) =>
    JSON.stringify(
      [...childrenByParent(nodes)]
        .filter(([, children]) => children.length > 0)
        .map(([parent, children]) => [parent ?? "", ...children.map(({ id }) => id)].join())
        .sort(),
    )
  return order(a) === order(b)
}
