import { expect, it } from 'vitest'
import { createPictureFitter } from '../../../ui/images/picture-fitter.ts'
import {
  fakeWorker,
  failedReply,
  fittedReply,
  settle,
  withFakeWorkers
} from './fake-worker.ts'

const setUp = () => withFakeWorkers(createPictureFitter)

it('gives a worker one file at a time', async () => {
  const { fit, workers } = setUp()

  const first = fit(new Uint8Array([1]))
  const second = fit(new Uint8Array([2]))
  await settle()
  expect(workers[0]?.received).toEqual([1])
  workers[0]?.reply(fittedReply(1))
  await first
  await settle()
  workers[0]?.reply(fittedReply(2))

  expect(await second).toEqual({
    bytes: new Uint8Array([2]),
    width: 2,
    height: 1,
    sourceWidth: 4,
    sourceHeight: 2,
    losesColors: false,
    pictureHeight: 1,
    marginX: 0,
    marginY: 0
  })
  expect(workers).toHaveLength(1)
})

it('reports a file that broke off and continues', async () => {
  const { fit, workers } = setUp()

  const first = fit(new Uint8Array([1]))
  const second = fit(new Uint8Array([2]))
  await settle()
  workers[0]?.reply(failedReply('download-incomplete'))
  await expect(first).rejects.toMatchObject({ code: 'download-incomplete' })
  await settle()
  workers[0]?.reply(fittedReply(2))

  expect((await second).bytes).toEqual(new Uint8Array([2]))
})

it('ends the worker when the running file is cancelled', async () => {
  const { fit, workers } = setUp()
  const abort = new AbortController()

  const first = fit(new Uint8Array([1]), { signal: abort.signal })
  const second = fit(new Uint8Array([2]))
  await settle()
  abort.abort()
  await expect(first).rejects.toMatchObject({ code: 'cancelled' })
  await settle()
  workers[1]?.reply(fittedReply(2))

  expect((await second).bytes).toEqual(new Uint8Array([2]))
  expect(workers[0]?.isTerminated).toBe(true)
})

it('never sends a file that was cancelled while it waited', async () => {
  const { fit, workers } = setUp()
  const abort = new AbortController()

  const first = fit(new Uint8Array([1]))
  const second = fit(new Uint8Array([2]), { signal: abort.signal })
  abort.abort()
  await settle()
  workers[0]?.reply(fittedReply(1))
  await first

  await expect(second).rejects.toMatchObject({ code: 'cancelled' })
  expect(workers[0]?.received).toEqual([1])
})

it('tries again after a worker could not be started', async () => {
  let starts = 0
  const worker = fakeWorker()
  const fit = createPictureFitter(() => {
    starts += 1
    return starts === 1
      ? Promise.reject(new Error('blocked'))
      : Promise.resolve(worker)
  })

  await expect(fit(new Uint8Array([1]))).rejects.toThrow('blocked')
  const second = fit(new Uint8Array([2]))
  await settle()
  worker.reply(fittedReply(2))

  expect((await second).width).toBe(2)
})
