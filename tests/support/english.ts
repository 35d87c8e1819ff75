import { loadMessages, type Messages, messageFiles, type Part } from "#lib/messages/index.ts"

/** All English messages. */
export const english = (await loadMessages("en", ...(Object.keys(messageFiles.en) as Part[]))) as unknown as Messages
