import { expect, it } from 'vitest'
import { connect } from './connect.ts'

it('sends at most ten a second and always the last', async () => {
  let time = 0
  const { calling } = connect(
    {
      wait(_input, context) {
        for (let done = 1; done <= 100; done += 1) {
          time += 25
          context.progress(done, 100)
        }
      }
    },
    { now: () => time }
  )
  const received: number[] = []

  await calling.call.wait({}, { onProgress: done => received.push(done) })

  expect(received).toHaveLength(26)
  expect(received.slice(0, 3)).toEqual([1, 5, 9])
  expect(received[25]).toBe(100)
})

it('arrives before the answer, with its total', async () => {
  const { calling, sent } = connect({
    wait(_input, context) {
      context.progress(1, 3)
      context.progress(3, 3)
    }
  })
  const received: [number, number][] = []

  await calling.call.wait(
    {},
    { onProgress: (done, total) => received.push([done, total]) }
  )

  expect(received).toEqual([
    [1, 3],
    [3, 3]
  ])
  expect(sent.map(({ kind }) => kind)).toEqual([
    'call',
    'progress',
    'progress',
    'result'
  ])
})
