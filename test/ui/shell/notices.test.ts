import { expect, it } from 'vitest'
import { createWorld, openPanel } from '../open-panel.ts'
import { imagesOf } from '../../image-refs.ts'

it('removes successes after a while, errors later, questions never', async () => {
  const { notices, clock } = await openPanel(createWorld())
  const texts = () => notices.$notices.get().map(({ text }) => text)
  notices.showNotice('success', 'Placed.')
  notices.showNotice('error', 'It failed.')

  await clock.advance(10_000)
  const early = texts()
  notices.showNotice('error', 'Cut off.', { text: 'Retry', run: () => {} })
  await clock.advance(60_000)

  expect(early).toEqual(['It failed.'])
  expect(texts()).toEqual(['Cut off.'])
})

it('gives those that wait their whole time', async () => {
  const { notices, clock } = await openPanel(createWorld())
  const texts = () => notices.$shownNotices.get().map(({ text }) => text)
  notices.showNotice('error', 'One failed.')
  notices.showNotice('error', 'Two failed.')
  notices.showNotice('error', 'Three failed.')

  await clock.advance(15_000)
  const next = texts()
  await clock.advance(14_000)

  expect(next).toEqual(['One failed.'])
  expect(texts()).toEqual(['One failed.'])
  await clock.advance(1000)
  expect(texts()).toEqual([])
})

it('stays while it is read', async () => {
  const { notices, clock } = await openPanel(createWorld())
  const count = () => notices.$notices.get().length
  notices.showNotice('success', 'Placed.')
  await clock.advance(5000)

  notices.$isRead.set(true)
  await clock.advance(60_000)
  const during = count()
  notices.$isRead.set(false)
  await clock.advance(5000)

  expect([during, count()]).toEqual([1, 1])
  await clock.advance(1000)
  expect(count()).toBe(0)
})

it('keeps errors, but no successes, while the panel is minimized', async () => {
  const { notices, clock } = await openPanel(createWorld())
  const texts = () => notices.$notices.get().map(({ text }) => text)
  notices.showNotice('error', 'It failed.')
  notices.showNotice('success', 'Placed.')

  notices.$isOutOfSight.set(true)
  await clock.advance(60_000)
  const during = texts()
  notices.$isOutOfSight.set(false)
  await clock.advance(15_000)

  expect(during).toEqual(['It failed.'])
  expect(texts()).toEqual([])
})

it('shows the newest two; the others wait', async () => {
  const { notices, clock } = await openPanel(createWorld())
  const texts = () => notices.$shownNotices.get().map(({ text }) => text)
  notices.showNotice('info', 'Went through.', { text: 'Show', run: () => {} })
  notices.showNotice('error', 'One failed.')
  notices.showNotice('success', 'Placed.')

  expect(texts()).toEqual(['One failed.', 'Placed.'])
  await clock.advance(10_000)

  expect(texts()).toEqual(['Went through.', 'One failed.'])
})

it('shows equal notices once', async () => {
  const { notices } = await openPanel(createWorld())

  notices.showNotice('error', 'It failed.')
  notices.showNotice('error', 'It failed.')

  expect(notices.$notices.get()).toHaveLength(1)
})

it('removes a dismissed notice', async () => {
  const { notices } = await openPanel(createWorld())
  const id = notices.showNotice('error', 'It failed.')

  notices.dismissNotice(id)

  expect(notices.$notices.get()).toEqual([])
})

it('replaces a success by a newer one', async () => {
  const { notices } = await openPanel(createWorld())
  notices.showNotice('success', 'Adopted 1 comp')
  notices.showNotice('error', 'It failed.')

  notices.showNotice('success', '2 layers show the comp again.')

  expect(notices.$notices.get().map(({ text }) => text)).toEqual([
    'It failed.',
    '2 layers show the comp again.'
  ])
})

it('drops successes before errors, and errors before questions', async () => {
  const { notices } = await openPanel(createWorld())
  const texts = () => notices.$notices.get().map(({ text }) => text)
  notices.showNotice('info', 'Went through.', { text: 'Show', run: () => {} })
  notices.showNotice('error', 'One failed.')
  notices.showNotice('success', 'Placed.')

  notices.showNotice('error', 'Two failed.')
  const without = texts()
  notices.showNotice('error', 'Three failed.')

  expect(without).toEqual(['Went through.', 'One failed.', 'Two failed.'])
  expect(texts()).toEqual(['Went through.', 'Two failed.', 'Three failed.'])
})

it('does not report a cancelled action', async () => {
  const { notices } = await openPanel(createWorld())
  const { ClearedError } = await import('../../../contract/errors.ts')

  notices.showError(new ClearedError('cancelled', 'Stop.'))

  expect(notices.$notices.get()).toEqual([])
})

it('removes a notice when its action runs', async () => {
  const { notices } = await openPanel(createWorld())
  let shown = 0
  notices.showNotice('info', 'Went through.', {
    text: 'Show',
    run: () => (shown += 1)
  })

  notices.$notices.get()[0]?.action?.run()

  expect(shown).toBe(1)
  expect(notices.$notices.get()).toEqual([])
})

it('keeps a question until it is answered, but not a success', async () => {
  const { notices, clock } = await openPanel(createWorld())
  const action = { text: 'Show', run: () => {} }
  notices.showNotice('info', 'Went through.', action)
  notices.showNotice('success', 'Signed in.', action)

  await clock.advance(10_000)
  expect(notices.$notices.get()).toHaveLength(2)
  await clock.advance(20_000)

  expect(notices.$notices.get()).toMatchObject([{ text: 'Went through.' }])
})

it('holds successes back while the license dialog is open', async () => {
  const { notices, licensing, clock } = await openPanel(createWorld())
  const texts = () => notices.$shownNotices.get().map(({ text }) => text)
  licensing.$licensing.set({ state: 'planning', assets: imagesOf(['1']) })
  notices.showNotice('success', 'Placed.')
  notices.showNotice('info', 'Went through.', { text: 'Show', run: () => {} })
  await clock.advance(10_000)
  const during = texts()

  licensing.$licensing.set({ state: 'idle' })
  const after = texts()
  await clock.advance(10_000)

  expect(during).toEqual(['Went through.'])
  expect(after).toEqual(['Placed.', 'Went through.'])
  expect(texts()).toEqual(['Went through.'])
})

it('shows the same failure of two requests once, with the last id', async () => {
  const { notices } = await openPanel(createWorld())
  const { ClearedError } = await import('../../../contract/errors.ts')
  const failWith = (requestId: string) =>
    notices.showError(new ClearedError('service-failed', '', { requestId }))

  failWith('4f1c0a52b7d9e863')
  failWith('0d32e12df0567ad7')

  const texts = notices.$notices.get().map(({ text }) => text)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toMatch(/Details: ID 0d32e12df0567ad7$/)
})
