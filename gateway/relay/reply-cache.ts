/** Anything with a body whose bytes count. */
interface Kept {
  body: Uint8Array
}

export interface ReplyCache<Reply extends Kept> {
  get(key: string): Reply | undefined
  set(key: string, reply: Reply): void
  delete(key: string): void
}

const mostReplies = 500
const mostBytes = 16 * 1024 * 1024

/** Keeps the replies that were used last, within a bound of memory. */
export function createReplyCache<Reply extends Kept>(): ReplyCache<Reply> {
  const replies = new Map<string, Reply>()
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
    },
    delete: drop
  }
}
