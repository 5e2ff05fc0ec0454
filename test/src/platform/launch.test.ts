import { expect, it } from 'vitest'
import { plainSearch, defaultSettings } from '../../../contract/settings.ts'
import { defaultAddresses } from '../../../contract/config.ts'
import type { Launch } from '../../../contract/launch.ts'
import type { ShownAsset } from '../../../contract/selection.ts'
import type { Suggestions } from '../../../dev/figma/shared/host.ts'
import { pluginManifest } from '../../../manifests.mjs'
import { fillSample } from '../added.ts'
import { handshake } from '../handshake.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'

const search = { command: 'search', parameters: { words: 'red boat' } }

async function launchOf({ peer }: OpenController): Promise<Launch> {
  return (await peer.call.loadState(handshake)).launch
}

async function assetsOf(
  { host, peer }: OpenController,
  select: string[]
): Promise<ShownAsset[]> {
  host.user.select(select)
  return (await peer.call.findSelectedAssets({})).assets
}

it.each<[string, object, Partial<Launch>]>([
  ['without a command', {}, { command: 'open', words: '' }],
  ['to open', { command: 'open' }, { command: 'open', words: '' }],
  ['to check the file', { command: 'check' }, { command: 'check' }],
  ['to search for words', search, { command: 'search', words: 'red boat' }]
])('reports that it was started %s', async (_, how, expected) => {
  const controller = await openController(how)

  const launch = await launchOf(controller)

  expect(launch).toEqual({ words: '', ...expected })
})

it('is offered in menu and quick actions', () => {
  const { menu } = pluginManifest(defaultAddresses)

  expect(menu).toMatchObject([
    { name: 'Open Cleared', command: 'open' },
    {
      name: 'Search…',
      command: 'search',
      parameters: [{ key: 'words', allowFreeform: true }]
    },
    { name: 'Check this file', command: 'check' },
    { name: 'License selection', command: 'license' }
  ])
})

it.each(['license', 'show', 'show-license'])(
  'reports that it was started to %s',
  async command => {
    const controller = await openController()
    await placeSample(controller)

    await controller.restart(command)

    expect(await launchOf(controller)).toEqual({ command, words: '' })
  }
)

it('finds the assets of the selected layers and their descendants', async () => {
  const controller = await openController()
  const { host } = controller
  const own = await placeSample(controller, { assetId: '1' }, '#111111')
  const frame = host.user.add('FRAME', { x: 3000, y: 0, width: 9, height: 9 })
  const rect = { x: 0, y: 0, width: 5, height: 5 }
  const inside = host.user.add('RECTANGLE', rect, frame)
  await fillSample(controller, [inside], { assetId: '2' }, '#222222')
  await placeSample(controller, { assetId: '3' }, '#333333')

  const assets = await assetsOf(controller, [frame, own])

  expect(assets.map(({ assetId }) => assetId).toSorted()).toEqual(['1', '2'])
  expect(assets).toContainEqual({
    assetId: '1',
    mediaType: 'image',
    state: 'comp'
  })
})

it('finds the assets of a table in a selected section', async () => {
  const controller = await openController({ editorType: 'figjam' })
  const sample = await placeSample(controller)
  const section = await controller.host.evaluate<string>(
    `const section = figma.createSection()
     const table = figma.createTable(2, 2)
     section.appendChild(table)
     const sample = await figma.getNodeByIdAsync(input)
     table.cellAt(0, 0).fills = sample.fills
     return section.id`,
    sample
  )

  const assets = await assetsOf(controller, [section])

  expect(assets).toMatchObject([{ assetId: '1001', state: 'comp' }])
})

it('reports an asset once, however often it is used', async () => {
  const controller = await openController()
  const first = await placeSample(controller)
  const [second = ''] = controller.host.user.duplicate([first])

  const assets = await assetsOf(controller, [first, second])

  expect(assets).toHaveLength(1)
})

it('finds no assets when nothing is selected', async () => {
  const controller = await openController()
  await placeSample(controller)

  const assets = await assetsOf(controller, [])

  expect(assets).toEqual([])
})

it("suggests the person's own recent searches, old ones too, and writes nothing", async () => {
  const recentSearches = ['red boat', 'Boathouse', 'lake']
  const first = await openController()
  const [oldOne, ...others] = recentSearches
  const kept = others.map(plainSearch)
  const settings = { ...defaultSettings, recentSearches: [oldOne, ...kept] }
  await first.peer.call.saveText({
    key: 'settings',
    text: JSON.stringify(settings)
  })
  first.host.closePlugin()
  const before = first.host.exportDocument()
  const stored = new Map(first.storage)

  const query = await first.host.query(first.plugin, 'search')
  const answers: Suggestions[] = []
  for (const typed of ['', 'bóat', 'moon']) {
    query.input('words', typed, {}, answer => answers.push(answer))
    await first.settle()
  }

  const names = answers.map(answer =>
    answer.kind === 'suggestions' ? answer.items.map(({ name }) => name) : null
  )
  expect(names).toEqual([recentSearches, ['red boat', 'Boathouse'], []])
  expect(first.panel()).toBeNull()
  expect(first.host.exportDocument()).toEqual(before)
  expect(first.storage).toEqual(stored)
})

it('starts with the words that were typed', async () => {
  const controller = await openController()
  controller.host.closePlugin()
  const query = await controller.host.query(controller.plugin, 'search')

  query.run({ words: 'red boat' })
  await controller.settle()

  expect(await launchOf(controller)).toMatchObject({
    command: 'search',
    words: 'red boat'
  })
  expect(controller.panel()).not.toBeNull()
})
