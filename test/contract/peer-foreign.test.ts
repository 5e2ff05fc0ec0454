import { expect, it } from 'vitest'
import { waitForMessages, connect } from './connect.ts'

const foreign = [
  null,
  undefined,
  'call',
  42,
  [],
  {},
  { cleared: 2, kind: 'call', id: 1, method: 'add', input: {} },
  { cleared: 1, kind: 'order', id: 1 },
  { cleared: 1, kind: 'call', id: '1', method: 'add', input: {} },
  { cleared: 1, kind: 'call', id: 1, method: 7, input: {} },
  { cleared: 1, kind: 'call', id: 1, method: 'add', input: null },
  { cleared: 1, kind: 'progress', id: 1, done: 1 },
  { cleared: 1, kind: 'result', id: 1, output: 'text' },
  { cleared: 1, kind: 'failure', id: 1, error: { code: 'internal' } },
  { cleared: 1, kind: 'event', name: 'changed' }
]

it.each(foreign)('ignores and counts %j', message => {
  const { answering, sent } = connect({ add: () => ({ sum: 0 }) })

  answering.receive(message)

  expect(answering.ignored).toBe(1)
  expect(sent).toEqual([])
})

it('ignores replies to calls that it never made', async () => {
  const { calling } = connect({ add: ({ a, b }) => ({ sum: a + b }) })

  calling.receive({ cleared: 1, kind: 'result', id: 9, output: { sum: 0 } })
  calling.receive({ cleared: 1, kind: 'cancel', id: 9 })
  await waitForMessages()

  expect(await calling.call.add({ a: 1, b: 1 })).toEqual({ sum: 2 })
})
