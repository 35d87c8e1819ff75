/** Returns a port on 127.0.0.1 that nothing listens on. */
export function freePort(): Promise<number>
