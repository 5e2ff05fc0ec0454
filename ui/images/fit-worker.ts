import { ClearedError, reasonOf } from '../../contract/errors.ts'
import type { FitReply, FitRequest } from './fit-message.ts'
import { fitPicture } from './fit-picture.ts'

// Runs in a classic worker, bundled into the panel as text.
addEventListener('message', (event: MessageEvent<FitRequest>) => {
  void answer(event.data)
})
reply({ kind: 'ready' })

async function answer({ bytes, ...hints }: FitRequest): Promise<void> {
  try {
    const fitted = await fitPicture(bytes, hints)
    reply({ kind: 'fitted', ...fitted }, [fitted.bytes.buffer])
  } catch (error) {
    const isOurs = error instanceof ClearedError
    const code = isOurs ? error.code : 'image-unreadable'
    reply({ kind: 'failed', error: { code, message: reasonOf(error) } })
  }
}

function reply(message: FitReply, transfer: Transferable[] = []): void {
  postMessage(message, { transfer })
}
