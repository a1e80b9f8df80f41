/** The chat of a provider, which an operator may put in the place of our own help form. */
export interface ChatScript {
  readonly url: string;
  readonly id: string;
  /** All that the pages' policies let in for it. */
  readonly origin: string;
}

export function readChatScript({
  chatScript,
  chatId,
}: {
  readonly chatScript: string | null;
  readonly chatId: string | null;
}): ChatScript | null {
  if (chatScript === null || chatId === null) return null;
  const url = chatScript.replaceAll('{id}', chatId);
  return { url, id: chatId, origin: new URL(url).origin };
}
