import type { ErrorCode } from '../../../contract/errors.ts'
import type { FitReply } from '../../../ui/images/fit-message.ts'
import type {
  FitPicture,
  FitWorker
} from '../../../ui/images/picture-fitter.ts'

export interface FakeWorker extends FitWorker {
  received: number[]
  isTerminated: boolean
  reply(reply: FitReply): void
}

export function fakeWorker(): FakeWorker {
  const worker: FakeWorker = {
    received: [],
    isTerminated: false,
    onmessage: null,
    onerror: null,
    postMessage: request => void worker.received.push(request.bytes[0] ?? -1),
    terminate: () => (worker.isTerminated = true),
    reply: data => worker.onmessage?.(new MessageEvent('message', { data }))
  }
  return worker
}

/** A fitter, and the workers it has started so far. */
export function withFakeWorkers(
  create: (start: () => Promise<FitWorker>) => FitPicture
) {
  const workers: FakeWorker[] = []
  const fit = create(async () => {
    const worker = fakeWorker()
    workers.push(worker)
    return worker
  })
  return { fit, workers }
}

export function fittedReply(byte: number): FitReply {
  return {
    kind: 'fitted',
    bytes: new Uint8Array([byte]),
    width: 2,
    height: 1,
    sourceWidth: 4,
    sourceHeight: 2,
    losesColors: false,
    pictureHeight: 1,
    marginX: 0,
    marginY: 0
  }
}

export function failedReply(code: ErrorCode): FitReply {
  return { kind: 'failed', error: { code, message: code } }
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
