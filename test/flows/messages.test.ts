import { beforeEach, expect, it } from 'vitest'
import type { OpenFile } from './set-up/open-stack.ts'
import { readNotices } from './set-up/read-notices.ts'
import { placeResults } from './set-up/place-results.ts'
import { useStack } from './set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  await stack.calm()
})

const foreign = [
  null,
  'hello',
  7,
  [],
  {},
  { kind: 'call', id: 1, method: 'loadSaved', input: {} },
  { cleared: 2, kind: 'call', id: 1, method: 'loadSaved', input: {} },
  { cleared: 1, kind: 'shout', id: 1 },
  { cleared: 1, kind: 'call', id: 'one', method: 'loadSaved', input: {} },
  { pluginMessage: { cleared: 1 } }
]

it('counts messages outside the protocol and does nothing', async () => {
  const answers: unknown[] = []
  file.headless.onPanelMessage(message => answers.push(message))

  foreign.forEach(message => file.headless.postFromPanel(message))
  await file.headless.settle()

  const warned = file.headless.logs.map(({ values }) => String(values[0]))
  expect(answers).toEqual([])
  expect(warned.at(-1)).toMatch(
    new RegExp(`Ignored ${foreign.length} messages`)
  )
})

it('continues as if nothing had arrived', async () => {
  foreign.forEach(message => file.headless.postFromPanel(message))

  const placed = await placeResults(file, 'mountain', 1)

  expect(placed).toHaveLength(1)
  expect(readNotices(file)).toBe('')
})

it('explains what is wrong with broken input and stays alive', async () => {
  const answers: unknown[] = []
  file.headless.onPanelMessage(message => answers.push(message))
  const call = { cleared: 1, kind: 'call' }
  const wrong = { picture: { assetId: 7 }, bytes: 'none' }

  file.headless.postFromPanel({ ...call, id: 901, method: 'dance', input: {} })
  file.headless.postFromPanel({
    ...call,
    id: 902,
    method: 'placeComp',
    input: wrong
  })
  await file.headless.settle()

  expect(answers).toMatchObject([
    { kind: 'failure', id: 901, error: { code: 'unknown-method' } },
    { kind: 'failure', id: 902, error: { code: 'bad-input' } }
  ])
  expect(await placeResults(file, 'mountain', 1)).toHaveLength(1)
})
