import { watchFile, unwatchFile } from 'node:fs'
import type { ServerResponse } from 'node:http'

export interface Changes {
  /** Keeps this reply open and writes an event to it for each change. */
  add(reply: ServerResponse): void
  close(): void
}

/** Notifies open pages when one of these files changes. */
export function followFiles(paths: string[]): Changes {
  const replies = new Set<ServerResponse>()
  let timer: ReturnType<typeof setTimeout> | undefined
  // A build writes several files; one start is enough.
  function change(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const reply of replies) reply.write('event: change\ndata:\n\n')
    }, 60)
  }
  for (const path of paths) watchFile(path, { interval: 50 }, change)
  return {
    add(reply) {
      replies.add(reply)
      reply.on('close', () => replies.delete(reply))
      reply.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store'
      })
      reply.write(': open\n\n')
    },
    close() {
      clearTimeout(timer)
      for (const path of paths) unwatchFile(path, change)
      for (const reply of replies) reply.end()
    }
  }
}
