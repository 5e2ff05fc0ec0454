import { afterEach, expect, it, vi } from 'vitest'
import { cancelCall } from '../cancel-call.ts'
import { countWork } from '../count-work.ts'
import { foundIn } from '../found-in.ts'
import { holdMember } from '../hold-member.ts'
import { openController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  [
    'style',
    `const one = figma.createPaintStyle()
     for (let i = 0; i < 3; i++) await copy().setFillStyleIdAsync(one.id)
     return one.id`,
    `(await figma.getStyleByIdAsync(input)).paints = [paint]`
  ],
  [
    'main component',
    `const main = figma.createComponent()
     const it = copy()
     main.appendChild(it)
     for (let i = 0; i < 3; i++) main.createInstance()
     return it.id`,
    `(await figma.getNodeByIdAsync(input)).fills = [paint]`
  ]
])('reads only the users of a changed %s again', async (_, make, change) => {
  const controller = await openController()
  const { host, peer } = controller
  const sample = await placeSample(controller)
  const run = <Value>(body: string, input?: unknown) =>
    host.evaluate<Value>(
      `const sample = await figma.getNodeByIdAsync('${sample}')
       const [paint] = sample.fills
       const copy = () => figma.createRectangle();
       ${body}`,
      input
    )
  await run('for (let i = 0; i < 500; i++) copy()')
  const changed = await run(make)
  await controller.settle()
  await peer.call.findComps({})
  const turns = await countWork(controller, {
    of: 'figma.currentPage.children[0]',
    member: 'fills'
  })

  await run(change, changed)
  await controller.settle()
  const { assets } = await foundIn(controller, { scope: 'stale' })

  const reads = (await turns()).reduce((sum, count) => sum + count)
  expect(assets[0]?.uses.length).toBeGreaterThan(3)
  expect(reads).toBeLessThan(50)
})

it('cancels while a page loads', async () => {
  const controller = await openController()
  const page = { of: 'figma.currentPage', member: 'loadAsync' }
  await holdMember(controller, page)

  const ends = await cancelCall(
    controller,
    signal => controller.peer.call.findComps({}, { signal }),
    async cancel => {
      await controller.settle()
      cancel()
    }
  )

  expect(ends).toEqual(['failure'])
})

it('reads the file once at a time', async () => {
  const controller = await openController()
  await controller.host.evaluate(
    'for (let i = 0; i < 3; i++) figma.createPage()'
  )
  const received: string[] = []
  const find = (name: string) =>
    controller.peer.call.findComps(
      { scope: 'all' },
      { onProgress: (done, total) => received.push(`${name} ${done} ${total}`) }
    )

  await Promise.all([find('first'), find('second')])

  expect(received.indexOf('second 0 4')).toBeGreaterThan(
    received.indexOf('first 4 4')
  )
  expect(received).toContain('first 4 4')
})

it('does not mark a page as checked when reading it was cancelled', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const page = await host.evaluate<string>('return figma.createPage().id')
  const loading = { of: 'figma.currentPage', member: 'loadAsync' }
  const release = await holdMember(controller, loading)
  await cancelCall(
    controller,
    signal => peer.call.findComps({}, { signal }),
    async cancel => {
      await controller.settle()
      await release()
      await controller.settle()
      cancel() // while the second page loads
    }
  )
  await release()
  controller.faults.set([{ kind: 'page-unloadable', page }])

  const found = peer.call.findComps({ scope: 'changed' })
  await controller.settle()
  await release()

  const { pages } = await found
  const areChecked = pages.map(({ checkedAt }) => checkedAt !== null)
  expect(areChecked).toEqual([true, false])
})

it('reads the styles again when Figma failed to return them', async () => {
  const { localStyles, readStyles } =
    await import('../../../src/finding/local-styles.ts')
  const getLocalPaintStylesAsync = vi.fn<() => Promise<{ id: string }[]>>()
  vi.stubGlobal('figma', { editorType: 'figma', getLocalPaintStylesAsync })
  getLocalPaintStylesAsync.mockRejectedValueOnce(new Error('Not now'))
  getLocalPaintStylesAsync.mockResolvedValueOnce([{ id: 'S:1' }])
  await expect(readStyles(false)).rejects.toThrow('Not now')

  await readStyles(false)

  expect([...localStyles().keys()]).toEqual(['S:1'])
})

it('calls a picture hidden when all its paints are off', async () => {
  const controller = await openController()
  await placeSample(controller)
  await controller.host.evaluate(
    `const [sample] = figma.currentPage.selection
     const [on] = sample.fills
     const off = { ...on, visible: false }
     const fill = (name, fills) => {
       const it = figma.createRectangle()
       it.name = name
       it.fills = fills
     }
     fill('first on', [on, off])
     fill('last on', [off, on])
     fill('off', [off, off])
     sample.remove()`
  )

  const { assets } = await foundIn(controller)

  const hidden = assets[0]?.uses.map(({ name, isHidden }) => [name, isHidden])
  expect(new Map(hidden as [string, boolean | undefined][])).toEqual(
    new Map([
      ['first on', undefined],
      ['last on', undefined],
      ['off', true]
    ])
  )
})
