import { addNode, addRelation, graph } from "#mocks/domain/graph.ts"
import { linked, many, one, type Relation } from "#mocks/graph/node.ts"
import { type OwnScenario, ownScenarios } from "#mocks/http/own-scenarios.ts"
import { reloadRoutes } from "#mocks/http/serve.ts"
import type { Database, TableName } from "#mocks/kernel/database.ts"
import { modelsByTable } from "#mocks/kernel/models-by-table.ts"
import type { Route } from "#mocks/resources/implement.ts"
import { resources } from "#mocks/resources/index.ts"
import { Reply } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { scenarios } from "#mocks/scenarios/index.ts"
import { sampleData } from "#mocks/seed/sample-data.ts"
import type { Entity, EntityRelation } from "./entity.ts"

/** Work of an extension in the transaction of an operation: what it throws refuses the request. */
interface Rule {
  /** Runs before the operation's own work. */
  readonly before?: (ctx: RuleContext) => void
  /** Runs after it, if it succeeded. */
  readonly after?: (ctx: RuleContext, response: unknown) => void
}
type RuleContext = Context<Readonly<Record<string, string>>, unknown, unknown>

/** What an extension adds to the in-memory backend. */
export interface MockExtension {
  readonly entities?: readonly Entity[]
  /** Relations of entities that exist: `{ product: { reviews: { many: "review", key: "product_id" } } }`. */
  readonly relations?: Readonly<Record<string, Readonly<Record<string, EntityRelation>>>>
  /** What `implement` returns, of each resource. */
  readonly routes?: readonly (readonly Route[])[]
  /** Rules by operation: `{ "POST /store/carts/:id/complete": { before: (ctx) => … } }`. */
  readonly rules?: Readonly<Record<string, Rule>>
  /** Adds rows to the complete store, on which most scenarios are based. It doesn't have orders yet. */
  readonly seed?: (db: Database, base: string) => void
  readonly scenarios?: Readonly<Record<string, OwnScenario>>
}

/**
 * Adds an extension to all backends that are created afterwards. Throws, and names what is wrong, if it adds something
 * that exists, or refers to something that doesn't.
 */
export function addExtension(name: string, extension: MockExtension): void {
  const { entities = [], relations = {}, routes = [], rules = {}, seed, scenarios: added = {} } = extension
  const check = (isRight: boolean, problem: string) => {
    if (!isRight) throw new Error(`Extension "${name}": ${problem}`)
  }
  const own = new Map(entities.map((entity) => [entity.name, entity]))
  const endpoints = routes.flat()
  const links = [...entities.map((entity) => [entity.name, entity.relations] as const), ...Object.entries(relations)]
  const paths = new Set(resources.map(pathOf))

  check(own.size === entities.length, "two of its entities have the same name")
  for (const entity of own.keys())
    check(!modelsByTable.has(entity) && !Object.hasOwn(graph, entity), `there is an entity "${entity}" already`)
  for (const [entity, ofEntity] of links) {
    check(own.has(entity) || Object.hasOwn(graph, entity), `there is no entity "${entity}"`)
    for (const [relation, target] of Object.entries(ofEntity)) {
      const far = farOf(target)
      check(!graph[entity]?.relations[relation], `"${entity}" has a relation "${relation}" already`)
      check(
        own.has(far) || graph[far]?.table !== undefined,
        `"${entity}.${relation}" refers to "${far}", which doesn't exist`,
      )
      const holder = "one" in target ? entity : far
      const columns = own.get(holder)?.node.columns ?? graph[holder]?.columns ?? []
      check(columns.includes(target.key), `"${entity}.${relation}" needs a column "${target.key}" in "${holder}"`)
    }
  }
  for (const route of endpoints) {
    check(!paths.has(pathOf(route)), `${nameOf(route)} exists already`)
    paths.add(pathOf(route))
  }
  for (const operation of Object.keys(rules))
    check(
      [...resources, ...endpoints].some((route) => nameOf(route) === operation),
      `there is no operation ${operation}`,
    )
  for (const scenario of Object.keys(added))
    check(!Object.hasOwn(scenarios, scenario), `there is a scenario "${scenario}" already`)

  const completed = ownScenarios(added)
  for (const { name: table, model, node } of entities) {
    modelsByTable.set(table, model)
    addNode(table, node)
  }
  for (const [entity, ofEntity] of links)
    for (const [relation, target] of Object.entries(ofEntity)) {
      const isInside = own.has(entity) && own.has(farOf(target))
      addRelation(entity, relation, isInside ? relationTo(target) : linked(relationTo(target)))
    }
  resources.push(...endpoints)
  for (const [operation, rule] of Object.entries(rules)) {
    const at = resources.findIndex((route) => nameOf(route) === operation)
    resources[at] = withRule(resources[at] as Route, rule)
  }
  if (seed) sampleData.push(seed)
  Object.assign(scenarios, completed)
  reloadRoutes()
}

const nameOf = ({ endpoint: { method, path } }: Route): string => `${method} ${path}`
/** Operations with the same path match the same requests, whatever their parameters are called. */
const pathOf = (route: Route): string => nameOf(route).replace(/:\w+/g, ":")

const farOf = (relation: EntityRelation): string => ("one" in relation ? relation.one : relation.many)

function relationTo(relation: EntityRelation): Relation {
  const far = farOf(relation)
  const table = graph[far]?.table as TableName
  return "one" in relation ? one(far, table, relation.key as never) : many(far, table, relation.key)
}

const withRule = (route: Route, { before, after }: Rule): Route => ({
  ...route,
  resolve: (ctx) => {
    before?.(ctx as RuleContext)
    const response = route.resolve(ctx)
    const isRefused = (response instanceof Reply || response instanceof Response) && response.status >= 400
    if (!isRefused) after?.(ctx as RuleContext, response instanceof Reply ? response.body : response)
    return response
  },
})
