import type { Chance } from "./chance.ts"

/** Texts that break careless code when used as keys, patterns, paths, numbers, dates or markup. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "null",
  "undefined",
  "true",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "-1",
  "0",
  "1e309",
  "NaN",
  "9007199254740993",
  "0x10",
  "%",
  "%25%00",
  "\u0000",
  "\ud800",
  "🧦".repeat(40),
  "ﬀß́İı",
  "../../etc/passwd",
  "..",
  "' OR '1'='1",
  "<script>alert(1)</script>",
  `$&$1\${x}{{y}}`,
  "(a+)+$",
  `${"a".repeat(40)}!`,
  "[[[[[",
  "*",
  "+-*/.,;",
  "2026-13-45",
  "9999-12-31T23:59:59.999Z",
  "-271821-04-20T00:00:00Z",
  "x".repeat(5000),
]

const hostileNumbers = [0, -0, -1, 0.1, 1e21, -1e21, 1e-9, 2 ** 53, 2 ** 31, Number.MAX_VALUE, 5e-324]

/** An object with its own `__proto__` key, which JSON allows and an object literal doesn't. */
const poisoned = (): unknown =>
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1}')

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value }
  return value
}

/** Any JSON value, usually not of the expected type. */
export function hostileValue(chance: Chance): unknown {
  switch (chance.below(9)) {
    case 0:
      return null
    case 1:
      return chance.percent(50)
    case 2:
    case 3:
      return chance.pick(hostileNumbers)
    case 4:
      return chance.pick([[], {}, [[]], [null], [{}], { id: null }])
    case 5:
      return poisoned()
    case 6:
      return nested(chance.pick([3, 30, 300]))
    default:
      return chance.pick(hostileTexts)
  }
}

/** Queries that target the parser, prototypes and name resolution. */
export const hostileQueries: readonly string[] = [
  "__proto__[polluted]=true",
  "constructor[prototype][polluted]=true",
  "__proto__.polluted=true",
  "a.b.c=1",
  "toString=1",
  "fields=__proto__,constructor.prototype,*toString",
  "fields=%2B__proto__.polluted,-hasOwnProperty,*constructor",
  "fields=,,,*,.,..,%2B,-",
  `fields=${"a.".repeat(60)}b`,
  "order=__proto__",
  "order=-constructor.name",
  "order=.",
  "limit=1e9&offset=99999999999",
  "limit=-1",
  "offset=-5",
  "limit=NaN",
  "q=%00%ff",
  "q=(a%2B)%2B%24",
  `q=${"a%20".repeat(300)}`,
  "id[$in][]=x&id[$re]=(((",
  "id[$regex]=^(a%2B)%2B$",
  "created_at[$gte]=0000-00-00&created_at[$foo]=1",
  "$and[0][$or][0][$and][0][id]=x",
  "$or[]=&$and=",
  "%",
  "%E0%A4%A",
  "=&=&&&",
  "[]=1&[][]=2&[a]=3",
  `a${"[b]".repeat(50)}=1`,
  "with_deleted=maybe",
]
