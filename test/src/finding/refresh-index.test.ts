import { expect, it } from 'vitest'
import type { FoundUse } from '../../../contract/finding.ts'
import type { Wire } from '../../../contract/wire.ts'
import { cancelCall } from '../cancel-call.ts'
import { countWork } from '../count-work.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { changesOfFile } from './changes-of-file.ts'
import { foundIn } from '../found-in.ts'

const rect = { x: 0, y: 0, width: 40, height: 30 }

async function usesIn(controller: OpenController): Promise<FoundUse[]> {
  const { assets } = await foundIn(controller, { scope: 'changed' })
  return assets.flatMap(({ uses }) => uses)
}

/** A file with one comp that was read once. */
async function openReadFile(prepare = '') {
  const controller = await openController()
  const sample = await placeSample(controller)
  const change = <Value = string>(body: string, input?: unknown) =>
    controller.host.evaluate<Value>(
      `const sample = await figma.getNodeByIdAsync('${sample}')
       const [paint] = sample.fills;
       ${body}`,
      input
    )
  const made = await change(prepare)
  await controller.settle()
  await usesIn(controller)
  return { controller, sample, made, change }
}

it.each(changesOfFile)('keeps up with %s', async (_, prepare, body, count) => {
  const { controller, change, made } = await openReadFile(prepare)

  await change(body, made)
  await controller.settle()

  expect(await usesIn(controller)).toHaveLength(count)
})

it.each(changesOfFile)(
  'keeps up when %s is undone',
  async (_, prepare, body) => {
    const { controller, change, made } = await openReadFile(prepare)
    const before = await usesIn(controller)
    await change(body, made)
    await controller.settle()
    await usesIn(controller)

    controller.host.user.undo()
    await controller.settle()

    expect(await usesIn(controller)).toHaveLength(before.length)
  }
)

it('reports new names, pages, and hidden or locked layers', async () => {
  const { controller, sample } = await openReadFile()
  const { user } = controller.host

  user.rename(sample, 'Renamed')
  user.setVisible(sample, false)
  user.setLocked(sample, true)
  await controller.settle()

  expect(await usesIn(controller)).toMatchObject([
    { name: 'Renamed', isHidden: true, isLocked: true }
  ])
})

it('follows a layer to another page', async () => {
  const { controller, change } = await openReadFile(
    `const page = figma.createPage(); page.name = 'Second'; return page.id`
  )

  await change(
    `const page = figma.root.children[1]
     await page.loadAsync()
     page.appendChild(sample)`
  )
  await controller.settle()

  expect(await usesIn(controller)).toMatchObject([{ pageName: 'Second' }])
})

it('keeps up with changes by somebody else', async () => {
  const { controller } = await openReadFile()

  await controller.host.remotely(
    `const sample = figma.currentPage.children.find(node => node.fills.length)
     const copy = sample.clone()
     figma.currentPage.appendChild(copy)`
  )
  await controller.settle()

  expect(await usesIn(controller)).toHaveLength(2)
})

it('finds comps on a new page, and forgets a removed page', async () => {
  const { controller, change } = await openReadFile()
  const page = await change(
    `const page = figma.createPage()
     const it = figma.createRectangle()
     it.fills = [paint]
     page.appendChild(it)
     return page.id`
  )
  await controller.settle()
  const { length } = await usesIn(controller)

  await controller.host.remotely(
    `(await figma.getNodeByIdAsync(input)).remove()`,
    page
  )
  await controller.settle()
  const found = await foundIn(controller)

  expect(length).toBe(2)
  expect(found.assets[0]?.uses).toHaveLength(1)
  expect(found.pages).toHaveLength(1)
})

it('tries pages that failed again only when asked for them', async () => {
  const { controller, change } = await openReadFile()
  const page = await change('return figma.createPage().id')
  controller.faults.set([{ kind: 'page-unloadable', page }])
  const failed = await controller.peer.call.findComps({})
  controller.faults.set([])

  const changed = await controller.peer.call.findComps({ scope: 'changed' })
  const stale = await controller.peer.call.findComps({ scope: 'stale' })

  const checked = [failed, changed, stale].map(({ pages }) =>
    pages.map(({ checkedAt, isWatched }) => [checkedAt !== null, isWatched])
  )
  expect(checked).toEqual([
    [
      [true, true],
      [false, false]
    ],
    [
      [true, true],
      [false, false]
    ],
    [
      [true, true],
      [true, true]
    ]
  ])
})

it('reads everything again with the scope all', async () => {
  const { controller } = await openReadFile()

  const { assets } = await foundIn(controller, { scope: 'all' })

  expect(assets[0]?.uses).toHaveLength(1)
})

it('continues where a cancelled call stopped', async () => {
  const { controller, change } = await openReadFile()
  await change(
    `const frame = figma.createFrame()
     for (let i = 0; i < 400; i++) {
       frame.appendChild(figma.createRectangle())
     }
     frame.children[399].fills = [paint]`
  )
  await controller.settle()
  const layer = { of: 'figma.currentPage.children[0]', member: 'fills' }
  await countWork(controller, layer)

  const ends = await cancelCall(
    controller,
    signal => controller.peer.call.findComps({ scope: 'changed' }, { signal }),
    cancel => {
      const stop = controller.onPanelMessage(message => {
        const { kind } = message as Wire // the controller sends no other
        if (kind !== 'progress') return
        stop()
        cancel()
      })
    }
  )

  expect(ends).toEqual(['failure'])
  expect(await usesIn(controller)).toHaveLength(2)
})

it('survives a page that is deleted while it is read', async () => {
  const { controller, change } = await openReadFile()
  const page = await change(
    `const page = figma.createPage()
     for (let i = 0; i < 20; i++) {
       const frame = figma.createFrame()
       page.appendChild(frame)
       for (let k = 0; k < 200; k++) {
         const it = figma.createRectangle()
         it.fills = [paint]
         frame.appendChild(it)
       }
     }
     return page.id`
  )
  let deleted: Promise<unknown> | undefined

  await controller.peer.call.findComps(
    {},
    {
      onProgress() {
        deleted ??= controller.host.remotely(
          `(await figma.getNodeByIdAsync(input)).remove()`,
          page
        )
      }
    }
  )
  await deleted
  const found = await foundIn(controller)

  expect(found.pages).toHaveLength(1)
  expect(found.assets[0]?.uses).toHaveLength(1)
})

it('refuses an unknown scope', async () => {
  const { peer } = await openController()

  // @ts-expect-error what a panel of another version might send
  const call = peer.call.findComps({ scope: 'some' })

  await expect(call).rejects.toMatchObject({ code: 'bad-input' })
})

it('listens to a page once, however often it is read', async () => {
  const { controller } = await openReadFile()
  await controller.peer.call.findComps({ scope: 'all' })
  let received = 0
  controller.peer.on('documentChanged', () => (received += 1))

  controller.host.user.add('RECTANGLE', rect)
  await new Promise<void>(resolve => {
    const stop = controller.peer.on('documentChanged', () => {
      stop()
      resolve()
    })
  })

  expect(received).toBe(1)
})
