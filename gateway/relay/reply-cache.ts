interface Cacheable {
  body: Uint8Array
  gzip: Uint8Array | null
}

export interface ReplyCache<Reply extends Cacheable> {
  get(key: string): Reply | undefined
  set(key: string, reply: Reply): void
  delete(key: string): void
}

const maxReplies = 500
const maxBytes = 16 * 1024 * 1024

/** An LRU cache of replies, limited in number and bytes. */
export function createReplyCache<Reply extends Cacheable>(): ReplyCache<Reply> {
  const replies = new Map<string, Reply>()
  let bytes = 0

  function drop(key: string): void {
    const reply = replies.get(key)
    if (reply) bytes -= sizeOf(reply)
    replies.delete(key)
  }

  return {
    get: key => {
      const reply = replies.get(key)
      if (!reply) return undefined
      // A map keeps insertion order: move the entry to the end.
      replies.delete(key)
      replies.set(key, reply)
      return reply
    },
    set: (key, reply) => {
      drop(key)
      replies.set(key, reply)
      bytes += sizeOf(reply)
      for (const oldest of replies.keys()) {
        if (replies.size <= maxReplies && bytes <= maxBytes) return
        drop(oldest)
      }
    },
    delete: drop
  }
}

function sizeOf({ body, gzip }: Cacheable): number {
  return body.length + (gzip?.length ?? 0)
}
