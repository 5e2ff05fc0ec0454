import { beforeEach, expect, it } from 'vitest'
import { fillsOf, layersOf, recordsOf } from '../set-up/layers.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  await file.panel.search('mountain')
})

const preview = `GET ${addresses.service}/media/`

function draw(count: number): string[] {
  const { user } = file.headless.host
  return Array.from({ length: count }, (_, i) =>
    user.add('RECTANGLE', { x: 300 * i, y: 0, width: 200, height: 100 })
  )
}

async function select(ids: string[]): Promise<void> {
  file.headless.host.user.select(ids)
  await file.headless.settle()
}

function hashesOf(ids: string[]): (string | undefined)[] {
  return ids.map(id => {
    const [paint] = fillsOf(file, id).filter(({ type }) => type !== 'SOLID')
    return paint?.imageHash ?? paint?.videoHash
  })
}

it('puts one picture on each selected layer, in one undo step', async () => {
  const ids = draw(2)
  await select(ids)

  await file.panel.fillSelection(readResults(file.panel).slice(0, 2))
  const [one, two] = hashesOf(ids)
  file.headless.host.user.undo()

  expect(one).toEqual(expect.any(String))
  expect(two).toEqual(expect.any(String))
  expect(one).not.toBe(two)
  expect(layersOf(file)).toHaveLength(2)
  expect(hashesOf(ids)).toEqual([undefined, undefined])
})

it.each(['image', 'video'] as const)(
  'fills the selection with others at each shuffle: %s',
  async mediaType => {
    file.panel.chooseMedium(mediaType)
    await file.panel.search('nature')
    const ids = draw(3)
    await select(ids)
    await file.panel.fillArranged()
    const first = hashesOf(ids)
    file.panel.togglePin(ids[1] ?? '')

    await file.panel.shuffleFills()
    const second = hashesOf(ids)
    file.headless.host.user.undo()

    expect(new Set(first).size).toBe(3)
    expect(first).not.toContain(undefined)
    expect(second[1]).toBe(first[1])
    expect(second[0]).not.toBe(first[0])
    expect(second[2]).not.toBe(first[2])
    expect(hashesOf(ids)).toEqual(first)
  }
)

it('restores one layer’s fill, and then the others’', async () => {
  const ids = draw(2)
  const [one = '', two = ''] = ids
  await select(ids)
  const before = ids.map(id => fillsOf(file, id))
  await file.panel.fillArranged()
  await file.panel.shuffleFills()

  await file.panel.restoreFills([one])
  const afterOne = hashesOf(ids)
  await file.panel.restoreFills([two])

  expect(afterOne).toEqual([undefined, expect.any(String)])
  expect(ids.map(id => fillsOf(file, id))).toEqual(before)
})

it('chooses the preview with twice the pixels of each layer', async () => {
  const { user } = file.headless.host
  const sizes = [100, 300, 900]
  const ids = sizes.map((width, i) =>
    user.add('RECTANGLE', { x: 1000 * i, y: 0, width, height: width / 2 })
  )
  await select(ids)
  const [asset] = readResults(file.panel).filter(({ aspect }) => aspect > 1)
  if (!asset) throw new Error('No wide picture was found.')

  await file.panel.fillSelection([asset])

  const records = await Promise.all(ids.map(id => recordsOf(file, id)))
  expect(records.map(({ own }) => own.rendition)).toEqual([
    'preview',
    'preview_1000',
    'preview_1500'
  ])
})

it('reaches into groups', async () => {
  const ids = draw(2)
  const group = await file.headless.host.evaluate<string>(
    `const nodes = await Promise.all(input.map(id => figma.getNodeByIdAsync(id)))
     return figma.group(nodes, figma.currentPage).id`,
    ids
  )
  await select([group])

  await file.panel.fillArranged()

  expect(hashesOf(ids)).toEqual([expect.any(String), expect.any(String)])
})

it('says that nothing is selected', async () => {
  await select([])

  await file.panel.fillSelection(readResults(file.panel).slice(0, 1))

  expect(readNotices(file)).toMatch(/Nothing is selected/)
  expect(layersOf(file)).toEqual([])
})

it('leaves a locked layer as it was and says so', async () => {
  const [id = ''] = draw(1)
  file.headless.host.user.setLocked(id, true)
  await select([id])
  const before = fillsOf(file, id)

  await file.panel.fillSelection(readResults(file.panel).slice(0, 1))

  expect(readNotices(file)).toMatch(/^This layer or its parent is locked/)
  expect(fillsOf(file, id)).toEqual(before)
})

it('fills the others when one is locked during the fetch', async () => {
  const ids = draw(2)
  const [locked = '', open = ''] = ids
  await select(ids)
  stack.network.breakNext(preview, go => {
    file.headless.host.user.setLocked(locked, true)
    return go()
  })

  await file.panel.fillSelection(readResults(file.panel).slice(0, 1))

  expect(readNotices(file)).toMatch(/kept the old fill.*locked/s)
  expect(hashesOf([locked, open])).toEqual([undefined, expect.any(String)])
})

it('says that a layer was deleted while its picture was fetched', async () => {
  const [id = ''] = draw(1)
  await select([id])
  stack.network.breakNext(preview, go => {
    file.headless.host.user.remove([id])
    return go()
  })

  await file.panel.fillSelection(readResults(file.panel).slice(0, 1))

  expect(readNotices(file)).toMatch(
    /^Rectangle kept the old fill\. The layer was deleted/
  )
  expect(layersOf(file)).toEqual([])
  expect(file.panel.$placing.get().size).toBe(0)
})

it('keeps the old fill when the picture arrives incomplete', async () => {
  const [id = ''] = draw(1)
  await select([id])
  const before = fillsOf(file, id)
  stack.service.faults.breakMedia('truncated')

  await file.panel.fillSelection(readResults(file.panel).slice(0, 1))

  expect(readNotices(file)).toMatch(/download was incomplete/)
  expect(fillsOf(file, id)).toEqual(before)
})

it('refuses layers that cannot hold a picture', async () => {
  const id = await file.headless.host.evaluate<string>(
    'const line = figma.createLine(); return line.id'
  )
  await select([id])

  await file.panel.fillSelection(readResults(file.panel).slice(0, 1))

  expect(readNotices(file)).toMatch(/^This kind of layer/)
  expect(fillsOf(file, id)).toEqual([])
})

it.each(['fills', 'places'])(
  'says that instances follow what it %s',
  async way => {
    const { host } = file.headless
    await host.evaluate(
      `const main = figma.createComponent()
     main.resize(2000, 2000)
     main.appendChild(figma.createRectangle())
     main.createInstance()
     figma.currentPage.selection = main.children.slice()`
    )
    await file.headless.settle()
    const [asset] = readResults(file.panel)
    if (!asset) throw new Error('Nothing was found.')

    if (way === 'fills') await file.panel.fillSelection([asset])
    else await file.panel.placeOnce([asset])

    expect(readNotices(file)).toBe(
      'In a main component. Instances show it too.'
    )
  }
)

it('shows the subject of a picture, or its middle if that is preferred', async () => {
  await file.panel.search('abandoned wooden house')
  const [house] = readResults(file.panel)
  const { user } = file.headless.host
  const narrow = { x: 0, y: 0, width: 100, height: 200 }
  const ids = [user.add('RECTANGLE', narrow), user.add('RECTANGLE', narrow)]
  const startIn = (id: string) =>
    fillsOf(file, id).find(({ imageHash }) => imageHash)
      ?.imageTransform?.[0]?.[2]

  await select(ids.slice(0, 1))
  await file.panel.fillSelection(house ? [house] : [])
  file.panel.setKeepsSubject(false)
  await select(ids.slice(1))
  await file.panel.fillSelection(house ? [house] : [])

  const [shown = 0, middle = 0] = ids.map(startIn)
  expect(house?.description).toContain('wooden house')
  expect(shown).toBeGreaterThan(middle + 0.1)
})
