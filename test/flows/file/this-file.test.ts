import { beforeEach, expect, it } from 'vitest'
import { license } from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

function assetsIn({ panel }: OpenFile) {
  const found = panel.$file.get()
  if (found.state !== 'ready') throw new Error(JSON.stringify(found))
  return found.assets
}

it('finds every asset with its uses on every page', async () => {
  const [one, two] = await placeResults(file, 'mountain', 2)
  const { user } = file.headless.host
  user.duplicate([one?.layer.id ?? ''])
  user.goToPage(user.addPage('Second'))
  await placeResults(file, 'mountain', 1)

  await file.panel.checkFile()

  const uses = new Map(
    assetsIn(file).map(({ assetId, uses }) => [
      assetId,
      uses.map(({ pageName }) => pageName).toSorted()
    ])
  )
  expect(uses.size).toBe(2)
  expect(uses.get(one?.assetId ?? '')).toHaveLength(3)
  expect(uses.get(one?.assetId ?? '')).toContain('Second')
  expect(uses.get(two?.assetId ?? '')).toHaveLength(1)
})

it('finds a comp placed right before, although Figma has not reported it', async () => {
  await placeResults(file, 'mountain', 2)
  await file.panel.checkFile()

  await placeResults(file, 'forest', 2)
  await file.panel.checkFile()

  expect(assetsIn(file).flatMap(({ uses }) => uses)).toHaveLength(4)
})

it('finds a layer filled right before, although Figma has not reported it', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const { user } = file.headless.host
  const plain = user.add('RECTANGLE', { x: 0, y: 0, width: 90, height: 60 })
  await file.panel.checkFile()
  user.select([plain])
  await stack.until(() => file.panel.$fillable.get().length === 1)

  await file.panel.fillSelection(readResults(file.panel).slice(0, 1))
  await file.panel.checkFile()

  expect(assetsIn(file)).toMatchObject([
    { assetId: placed?.assetId, uses: [{}, {}] }
  ])
})

it('distinguishes comps from licensed assets, with who licensed them', async () => {
  await signInWithPages(stack, file, 'designer')
  const [one, two] = await placeResults(file, 'mountain', 2)
  await license(file, [one?.assetId ?? ''])

  await file.panel.checkFile()

  const states = new Map(
    assetsIn(file).map(({ assetId, state, license }) => [
      assetId,
      [state, license?.licensee ?? null]
    ])
  )
  expect(states.get(one?.assetId ?? '')).toEqual(['licensed', 'Designer Demo'])
  expect(states.get(two?.assetId ?? '')).toEqual(['comp', null])
})

it('jumps to a layer on another page', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  const { user } = file.headless.host
  user.goToPage(user.addPage('Second'))
  await file.panel.checkFile()
  const [use] = assetsIn(file)[0]?.uses ?? []
  if (!use) throw new Error('The use was not found.')

  await file.panel.jumpTo(use)

  const scene = file.headless.host.scene()
  expect(scene.selection).toEqual([placed?.layer.id])
  expect(scene.pageName).not.toBe('Second')
})

it('says that a layer is missing and that the list is stale', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  await file.panel.checkFile()
  const [use] = assetsIn(file)[0]?.uses ?? []
  if (!use) throw new Error('The use was not found.')
  const becameStale = new Promise<boolean>(resolve => {
    file.panel.$fileStale.listen(isStale => isStale && resolve(true))
  })
  file.headless.host.user.remove([placed?.layer.id ?? ''])

  await file.panel.jumpTo(use)

  expect(readNotices(file)).toMatch(/The layer was deleted/)
  expect(await becameStale).toBe(true)
})

it('shows the file’s assets although the library cannot be reached', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  stack.network.takeDown(addresses.gateway)

  await file.panel.checkFile()

  expect(file.panel.$file.get()).toMatchObject({
    state: 'ready',
    assets: [{ assetId: placed?.assetId, asset: null, isRemoved: false }],
    detailsError: { code: 'gateway-unreachable' }
  })
})

it('keeps what it found before when a check is cancelled', async () => {
  await placeResults(file, 'mountain', 1)
  await file.panel.checkFile()
  const before = assetsIn(file)

  const checking = file.panel.checkFile()
  file.panel.cancelCheck()
  await checking

  expect(assetsIn(file)).toEqual(before)
})

it('finds nothing in an empty file', async () => {
  await file.panel.checkFile()

  expect(file.panel.$file.get()).toMatchObject({ state: 'ready', assets: [] })
})

it('knows the comps that were copied in from another file', async () => {
  const [placed] = await placeResults(file, 'mountain', 1)
  await file.headless.host.evaluate(
    `figma.root.getPluginDataKeys()
      .filter(key => key.indexOf('image:') === 0)
      .forEach(key => figma.root.setPluginData(key, ''))`
  )

  await file.panel.checkFile()

  expect(assetsIn(file)).toMatchObject([
    { assetId: placed?.assetId, state: 'comp' }
  ])
})

it('follows the selection while the list is narrowed to it', async () => {
  const [one, two] = await placeResults(file, 'mountain', 2)
  const { user } = file.headless.host
  await file.panel.checkFile()
  const keys = () => [...file.panel.$selectedKeys.get()]
  user.select([one?.layer.id ?? ''])
  await stack.calm()
  const before = keys()

  file.panel.filterFile({ place: 'selection' })
  await expect.poll(keys).toEqual([one?.assetId])
  user.select([two?.layer.id ?? ''])

  await expect.poll(keys).toEqual([two?.assetId])
  expect(before).toEqual([])
})
