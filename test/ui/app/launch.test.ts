import { imageRef } from '../../image-ref.ts'
import { expect, it } from 'vitest'
import type { Launch } from '../../../contract/launch.ts'
import type { ShownAsset } from '../../../contract/selection.ts'
import { imageRecord, listReply } from '../image-record.ts'
import { failWith } from '../memory-document.ts'
import { createWorld, openPanel } from '../open-panel.ts'
import { imagesOf } from '../../image-refs.ts'

function shown(id: string, state: ShownAsset['state'] = 'comp'): ShownAsset {
  return { ...imageRef(id), state }
}

function worldOf(change: Partial<Launch>, shown: ShownAsset[] = []) {
  const world = createWorld()
  const found = () => listReply([imageRecord('7')], { total_count: 1 })
  const one = () => Response.json(imageRecord('7'))
  world.web.on('GET http://gateway.test/api/v2/images/search', found)
  world.web.on('GET http://gateway.test/*', one)
  world.document.launch = { command: 'open', words: '', ...change }
  world.document.shown = shown
  return world
}

function launch(change: Partial<Launch>, shown: ShownAsset[] = []) {
  return openPanel(worldOf(change, shown))
}

it('opens the search without a menu item', async () => {
  const { view, search } = await launch({ command: 'open' })

  expect(view.$view.get()).toEqual({ name: 'search' })
  expect(search.$search.get().state).toBe('idle')
})

it('searches for the words of a quick action', async () => {
  const { search } = await launch({ command: 'search', words: 'red boat' })

  await expect.poll(() => search.$search.get().state).toBe('ready')
  expect(search.$query.get()).toBe('red boat')
})

it('opens the asset that a quick action means', async () => {
  const { view, search } = await launch({
    command: 'search',
    words: '#7654321'
  })

  await expect
    .poll(() => view.$view.get())
    .toEqual({ name: 'asset', assetId: '7654321', mediaType: 'image' })
  expect(search.$search.get().state).toBe('idle')
})

it('opens this file to check it', async () => {
  const { view } = await launch({ command: 'check' })

  expect(view.$view.get()).toEqual({ name: 'file' })
})

it('plans to license the comps of the selection', async () => {
  const { licensing } = await launch({ command: 'license' }, [
    shown('7'),
    shown('8', 'licensed')
  ])

  await expect
    .poll(() => licensing.$licensing.get())
    .toMatchObject({ assets: imagesOf(['7']) })
})

it.each([
  ['license', [shown('8', 'licensed')], /already licensed/],
  ['license', [], /Select a layer with a comp/],
  ['show', [], /Select a layer with an image/]
] as const)(
  'shows that there is nothing to %s',
  async (command, assets, text) => {
    const { notices } = await launch({ command }, [...assets])

    await expect.poll(() => notices.$notices.get()[0]?.text).toMatch(text)
  }
)

it('shows the asset of the selected layer', async () => {
  const { view } = await launch({ command: 'show' }, [shown('7')])

  await expect
    .poll(() => view.$view.get())
    .toEqual({ name: 'asset', assetId: '7', mediaType: 'image' })
})

it('shows the asset of a license among those of the file', async () => {
  const assets = [shown('8', 'licensed')]

  const { view } = await launch({ command: 'show-license' }, assets)

  await expect
    .poll(() => view.$view.get())
    .toEqual({ name: 'file', asset: imageRef('8') })
})

it('shows why the selection cannot be read', async () => {
  const world = worldOf({ command: 'show' })
  world.document.before.findSelectedAssets = failWith('internal')

  const { notices } = await openPanel(world)

  await expect
    .poll(() => notices.$notices.get())
    .toMatchObject([{ kind: 'error' }])
})

it('does nothing when the person has moved on', async () => {
  const world = worldOf({ command: 'show' })
  let answer: (assets: ShownAsset[]) => void = () => {}
  world.document.shown = new Promise(resolve => (answer = resolve))
  const { view, journal } = await openPanel(world)

  view.openView({ name: 'account' })
  answer([shown('7')])
  await journal.loadJournal() // is answered later

  expect(view.$view.get()).toEqual({ name: 'account' })
})

it('asks which asset it is when several share its file', async () => {
  const world = worldOf({ command: 'license' })
  world.document.unclear = 1

  const { licensing, notices, view } = await openPanel(world)
  await expect.poll(() => notices.$notices.get()).toHaveLength(1)
  const [notice] = notices.$notices.get()
  notice?.action?.run()

  expect(notice?.text).toBe(
    'Several images or videos share the same file. Choose the right one first.'
  )
  expect(view.$view.get()).toEqual({ name: 'file' })
  expect(licensing.$licensing.get().state).toBe('idle')
})

it('plans known assets beside unclear ones, and asks', async () => {
  const world = worldOf({ command: 'license' }, [shown('7')])
  world.document.unclear = 1

  const { licensing, notices } = await openPanel(world)

  await expect
    .poll(() => licensing.$licensing.get())
    .toMatchObject({ assets: imagesOf(['7']) })
  expect(notices.$notices.get()).toHaveLength(1)
})
