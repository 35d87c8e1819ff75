/** Declared keys of a type, without index signatures. */
export type Known<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: 1 } & keyof T
export type IsNever<T> = [T] extends [never] ? true : false
/** Whether a type is `any` or `unknown`, which can't be compared. */
export type IsAnyOrUnknown<T> = 0 extends 1 & T ? true : unknown extends T ? true : false
/** Removes null and undefined; converts dates to strings, and enum members to their values. */
export type Plain<T> = T extends null | undefined ? never : T extends Date ? string : T extends string ? `${T}` : T
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** Every method of a client as `resource.method`. */
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
