import type { FitReply, FitRequest } from './fit-message.ts'
import { fitPicture } from './fit-picture.ts'

// Runs in a classic worker, bundled into the panel as text.
addEventListener('message', (event: MessageEvent<FitRequest>) => {
  void answer(event.data)
})
reply({ kind: 'ready' })

async function answer({ bytes, aspect }: FitRequest): Promise<void> {
  try {
    const fitted = await fitPicture(bytes, aspect)
    reply({ kind: 'fitted', ...fitted }, [fitted.bytes.buffer])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    reply({ kind: 'unreadable', reason })
  }
}

function reply(message: FitReply, transfer: Transferable[] = []): void {
  postMessage(message, { transfer })
}
