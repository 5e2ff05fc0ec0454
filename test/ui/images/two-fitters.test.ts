import { expect, it } from 'vitest'
import { createTwoFitters } from '../../../ui/images/two-fitters.ts'
import {
  failedReply,
  fittedReply,
  settle,
  withFakeWorkers
} from './fake-worker.ts'

function setUp() {
  const { fit, workers } = withFakeWorkers(createTwoFitters)
  const received = () => workers.map(worker => worker.received)
  return { fit, workers, received }
}

it('fits two files at a time', async () => {
  const { fit, workers, received } = setUp()

  const all = [1, 2, 3].map(byte => fit(new Uint8Array([byte])))
  await settle()
  expect(received()).toEqual([[1], [2]])
  workers[0]?.reply(fittedReply(1))
  await settle()
  expect(received()).toEqual([[1, 3], [2]])
  workers[0]?.reply(fittedReply(3))
  workers[1]?.reply(fittedReply(2))

  const fitted = await Promise.all(all)
  expect(fitted.map(({ bytes }) => bytes[0])).toEqual([1, 2, 3])
})

it('starts one worker for files that arrive one after another', async () => {
  const { fit, workers, received } = setUp()

  for (const byte of [1, 2]) {
    const fitted = fit(new Uint8Array([byte]))
    await settle()
    workers[0]?.reply(fittedReply(byte))
    await fitted
  }

  expect(received()).toEqual([[1, 2]])
})

it('keeps fitting the other file when one is cancelled', async () => {
  const { fit, workers } = setUp()
  const abort = new AbortController()

  const first = fit(new Uint8Array([1]), { signal: abort.signal })
  const second = fit(new Uint8Array([2]))
  await settle()
  abort.abort()
  await expect(first).rejects.toMatchObject({ code: 'cancelled' })
  workers[1]?.reply(fittedReply(2))

  expect((await second).bytes).toEqual(new Uint8Array([2]))
  expect(workers.map(one => one.isTerminated)).toEqual([true, false])
})

it('continues after an unreadable file', async () => {
  const { fit, workers } = setUp()

  const first = fit(new Uint8Array([1]))
  await settle()
  workers[0]?.reply(failedReply('image-unreadable'))
  await expect(first).rejects.toMatchObject({ code: 'image-unreadable' })
  const second = fit(new Uint8Array([2]))
  await settle()
  workers[0]?.reply(fittedReply(2))

  expect((await second).bytes).toEqual(new Uint8Array([2]))
})
