/** What was sent and answered, as it was read and written: the journal need not read any stream a second time. */
const texts = new WeakMap<Request | Response, string>()

export const keepText = <T extends Request | Response>(message: T, text: string): T => {
  texts.set(message, text)
  return message
}
/** Empty where nothing was read or written: forms, files, streams. */
export const textOf = (message: Request | Response): string => texts.get(message) ?? ""
