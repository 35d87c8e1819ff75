/** The keys that a type names; "and anything else" of a loose object is none of them. */
export type Known<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: 1 } & keyof T
export type IsNever<T> = [T] extends [never] ? true : false
/** `any` and `unknown` say nothing that could be compared. */
export type SaysNothing<T> = 0 extends 1 & T ? true : unknown extends T ? true : false
/** Without what says that there may be nothing; dates travel as text, members of an enum as their values. */
export type Plain<T> = T extends null | undefined ? never : T extends Date ? string : T extends string ? `${T}` : T
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** Every method that two clients both have, as `area.resource.method`, by what `Compare` makes of the pair. */
export type Methods<Client> = {
  [R in keyof Client & string]: { [M in keyof Client[R] & string]: `${R}.${M}` }[keyof Client[R] & string]
}[keyof Client & string]
export type MethodOf<Client, Path> = Path extends `${infer R}.${infer M}`
  ? R extends keyof Client
    ? M extends keyof Client[R]
      ? Client[R][M]
      : never
    : never
  : never
