/** Thrown by `fetch` when the transport must drop the connection. */
export class ConnectionDropped extends Error {
  override readonly name = "ConnectionDropped"
}
