/** A reply of the service that any anonymous caller may get. */
export interface CachedReply {
  body: Uint8Array<ArrayBuffer>
  etag: string | null
  /** Milliseconds since 1970; older ones may still be confirmed. */
  freshUntil: number
}

export interface ReplyCache {
  get(key: string): CachedReply | undefined
  set(key: string, reply: CachedReply): void
}

const mostReplies = 500
const mostBytes = 16 * 1024 * 1024

/** Keeps the replies that were used last, within a bound of memory. */
export function createReplyCache(): ReplyCache {
  const replies = new Map<string, CachedReply>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= replies.get(key)?.body.length ?? 0
    replies.delete(key)
  }

  return {
    get: key => {
      const reply = replies.get(key)
      if (!reply) return undefined
      // A map keeps the order of insertion: the last used comes last.
      replies.delete(key)
      replies.set(key, reply)
      return reply
    },
    set: (key, reply) => {
      drop(key)
      replies.set(key, reply)
      bytes += reply.body.length
      for (const oldest of replies.keys()) {
        if (replies.size <= mostReplies && bytes <= mostBytes) return
        drop(oldest)
      }
    }
  }
}
