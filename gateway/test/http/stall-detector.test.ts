import { expect, test } from 'vitest'
import { createStallDetector } from '../../http/stall-detector.ts'

/** A connection; of the bytes written, `writableLength` wait to be sent. */
function look(bytesWritten: number, writableLength: number) {
  return { bytesWritten, writableLength }
}

function lookAt(looks: ReturnType<typeof look>[]): boolean[] {
  const isStalled = createStallDetector(3)
  const line = look(0, 0)
  return looks.map(now => isStalled(Object.assign(line, now)))
}

test('stalls when nothing was sent for that many checks', () => {
  const same = look(100, 40)

  expect(lookAt([same, same, same, same])).toEqual([false, false, false, true])
})

test('never stalls before the first byte', () => {
  const waiting = Array.from({ length: 50 }, () => look(0, 0))

  expect(lookAt(waiting)).not.toContain(true)
})

test('does not stall between the bytes of a slow source', () => {
  const taken = Array.from({ length: 50 }, () => look(100, 0))

  expect(lookAt(taken)).not.toContain(true)
})

test('does not stall while single bytes are sent', () => {
  const slow = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3].map(taken =>
    look(100, 100 - taken)
  )

  expect(lookAt(slow)).not.toContain(true)
})

test('stalls while more bytes are written but none sent', () => {
  const growing = [10, 20, 30, 40].map(more => look(100 + more, 50 + more))

  expect(lookAt(growing)).toEqual([false, false, false, true])
})

test('restarts counting for the next reply', () => {
  const same = look(100, 40)
  const next = look(200, 90)

  const seen = lookAt([same, same, same, look(100, 0), next, next, next, next])

  expect(seen).toEqual([...Array.from({ length: 7 }, () => false), true])
})
