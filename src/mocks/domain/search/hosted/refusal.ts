/** An error response of the hosted service, with status and message. */
export class HostedRefusal extends Error {
  override name = "HostedRefusal"
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const badRequest = (message: string) => new HostedRefusal(400, message)
export const noIndex = (name: string) => new HostedRefusal(404, `Index ${name} does not exist`)
export const wrongKey = () => new HostedRefusal(403, "Invalid Application-ID or API key")
