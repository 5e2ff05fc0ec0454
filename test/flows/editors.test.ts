import { expect, it } from 'vitest'
import { type Editor, idsOf, samples } from '../src/editors/open-editor.ts'
import { findTracks, findVideos } from './set-up/find-media.ts'
import { fillsOf, recordsOf, typesOf } from './set-up/layers.ts'
import {
  itemsOf,
  ledgerOf,
  license,
  licenseAssets,
  licensePosts,
  stepsOf
} from './set-up/licensing.ts'
import { readNotices } from './set-up/read-notices.ts'
import type { OpenFile } from './set-up/open-stack.ts'
import { cardStates } from './set-up/place-tracks.ts'
import { readResults } from './set-up/read-results.ts'
import { signInWithPages } from './set-up/sign-in-with-pages.ts'
import { useStack } from './set-up/use-stack.ts'
import { imageOf } from '../image-refs.ts'

const stack = useStack()

interface Row {
  editor: Exclude<Editor, 'figma'>
  /** Name of the layer in the middle of the view, into which cards go. */
  into: string
  /** Name of the parent of comps, which may be too large for that layer. */
  comps: string
  fills: string[]
  /** Name of a layer that cannot hold a picture. */
  refuses: string
}

const rows: Row[] = [
  {
    editor: 'figjam',
    into: 'Mood',
    comps: 'Board',
    fills: ['Idea 1', 'Shortlist'],
    refuses: 'More light'
  },
  {
    editor: 'slides',
    into: 'Empty',
    comps: 'Empty',
    fills: ['Place 1', 'End'],
    refuses: 'Intro'
  },
  {
    editor: 'buzz',
    into: 'Story',
    comps: 'Story',
    fills: ['Link post', 'Banner'],
    refuses: 'Out now'
  }
]

async function openSample(
  { editor, into }: Row,
  team: 'free' | 'paid' = 'paid'
): Promise<OpenFile> {
  const file = await stack.openFile(undefined, {
    editorType: editor,
    sample: samples[editor],
    team
  })
  const [id = ''] = await idsOf(file.headless, [into])
  const box = await file.headless.host.evaluate<DOMRectInit>(
    'return (await figma.getNodeByIdAsync(input)).absoluteBoundingBox',
    id
  )
  const { x = 0, y = 0, width = 0, height = 0 } = box
  const middle = { x: x + width / 2, y: y + height / 2 }
  file.headless.host.user.setViewport(middle, 0.5)
  return file
}

/** Names of the layers' parents. */
function parentsOf(file: OpenFile, ids: readonly string[]): Promise<string[]> {
  return file.headless.host.evaluate<string[]>(
    `const nodes = await Promise.all(input.map(id => figma.getNodeByIdAsync(id)))
     return nodes.map(node => node.parent.name)`,
    ids
  )
}

function hashesOf(file: OpenFile, ids: readonly string[]): string[] {
  return ids.map(id => {
    const picture = fillsOf(file, id).find(({ type }) => type === 'IMAGE')
    return picture?.imageHash ?? ''
  })
}

it.each(rows)('places, licenses, swaps and puts back in $editor', async row => {
  const file = await openSample(row)
  const { panel, headless } = file
  await signInWithPages(stack, file, 'designer')
  await panel.search('mountain')
  const assets = readResults(panel).slice(0, 3)
  const [first, ...others] = assets
  if (!first) throw new Error('Nothing was found.')

  await panel.placeOnce([first])
  const single = headless.host.scene().selection
  await panel.placeOnce(others)
  const ids = [...single, ...headless.host.scene().selection]
  const comps = hashesOf(file, ids)
  await panel.checkFile()
  const listed = panel.$file.get()
  await license(
    file,
    assets.map(({ assetId: id }) => id)
  )
  const licensed = hashesOf(file, ids)
  const records = await Promise.all(ids.map(id => recordsOf(file, id)))
  await panel.putBackSwapped([imageOf(first.assetId)])

  expect(await parentsOf(file, ids)).toEqual(ids.map(() => row.comps))
  expect(new Set(comps).size).toBe(3)
  expect(listed).toMatchObject({
    state: 'ready',
    assets: { length: 3 }
  })
  expect(stepsOf(file)).toEqual(['not-placed', 'done', 'done'])
  expect(licensed.every((hash, i) => hash && hash !== comps[i])).toBe(true)
  expect(records.map(({ own }) => own.state)).toEqual(ids.map(() => 'licensed'))
  expect(await ledgerOf(file)).toHaveLength(3)
  expect(licensePosts(stack)).toBe(1)
  expect(hashesOf(file, ids)).toEqual([comps[0], ...licensed.slice(1)])
})

it.each(rows)('fills what it can in $editor, and names the rest', async row => {
  const file = await openSample(row)
  const { panel, headless } = file
  await panel.search('mountain')
  const ids = await idsOf(headless, row.fills)
  const before = headless.host.scene().children

  headless.host.user.select([...ids, ...(await idsOf(headless, [row.refuses]))])
  await headless.settle()
  const targets = panel.$fillable.get().map(({ nodeId }) => nodeId)
  await panel.fillArranged()
  const filled = hashesOf(file, targets)
  const said = readNotices(file)
  await panel.restoreFills(targets)

  expect(targets).toHaveLength(2)
  expect(new Set(filled).size).toBe(2)
  expect(said).toContain(`${row.refuses} kept the old fill`)
  expect(said).toMatch(/can’t hold an image|Text was skipped/)
  expect(headless.host.scene().children).toEqual(before)
})

it.each(
  rows.flatMap(row => [
    { ...row, team: 'paid' as const, type: 'VIDEO', said: /^$/ },
    { ...row, team: 'free' as const, type: 'IMAGE', said: /^Your Figma team/ }
  ])
)('places and fills with videos in $editor, $team team', async row => {
  const file = await openSample(row, row.team)
  const { panel, headless } = file
  const [video, ...others] = await findVideos(panel, 3)
  if (!video) throw new Error('No video was found.')

  await panel.placeOnce([video])
  const said = readNotices(file)
  const [placed = ''] = headless.host.scene().selection
  headless.host.user.select(await idsOf(headless, row.fills))
  await headless.settle()
  const targets = panel.$fillable.get().map(({ nodeId }) => nodeId)
  await panel.fillSelection(others)

  expect(said).toMatch(row.said)
  expect(await parentsOf(file, [placed])).toEqual([row.comps])
  expect(typesOf(file, [placed, ...targets])).toEqual(
    [placed, ...targets].map(() => row.type)
  )
  expect(await recordsOf(file, placed)).toMatchObject({
    own: { assetId: video.assetId, mediaType: 'video' }
  })
})

it.each(rows)('places and licenses cards of tracks in $editor', async row => {
  const file = await openSample(row)
  const { panel, headless } = file
  await signInWithPages(stack, file, 'studio')
  const [track, ...others] = await findTracks(panel, 3)
  if (!track) throw new Error('No track was found.')
  headless.host.panelPlaced(-1000, 0) // beside the canvas

  await panel.placeOnce([track])
  const [placed = ''] = headless.host.scene().selection
  await licenseAssets(file, [track])
  await panel.placeOnce(others)

  expect(await parentsOf(file, [placed])).toEqual([row.into])
  expect(headless.host.node(placed)?.type).toBe('GROUP')
  expect(stepsOf(file)).toEqual(['done'])
  expect((await cardStates(file)).toSorted()).toEqual([
    'Comp',
    'Comp',
    'Licensed'
  ])
  expect(headless.host.scene().selection).toHaveLength(2)
})

it('fills the picture of an asset in Buzz, under its shade', async () => {
  const [, , buzz] = rows
  if (!buzz) throw new Error('Buzz is missing.')
  const file = await openSample(buzz)
  const { panel, headless } = file
  await panel.search('mountain')
  headless.host.user.select(await idsOf(headless, [buzz.into]))
  await headless.settle()

  await panel.fillArranged()

  const [target] = panel.$fillable.get()
  const fills = fillsOf(file, target?.nodeId ?? '')
  expect(target?.name).toBe('Photo')
  expect(fills.map(({ type }) => type)).toEqual(['IMAGE', 'GRADIENT_LINEAR'])
  expect(await recordsOf(file, target?.nodeId ?? '')).toMatchObject({
    own: { state: 'comp' }
  })
})

it('says that a moving picture of a board keeps the comp', async () => {
  const [board] = rows
  if (!board) throw new Error('FigJam is missing.')
  const file = await openSample(board)
  const { panel, headless } = file
  await signInWithPages(stack, file, 'designer')
  await panel.search('mountain')
  const [asset] = readResults(panel)
  if (!asset) throw new Error('Nothing was found.')
  await panel.placeOnce([asset])
  const [id = ''] = headless.host.scene().selection
  const [imageHash = ''] = hashesOf(file, [id])
  await headless.host.evaluate(
    `const moving = figma.currentPage.findOne(one => one.name === 'Moving')
     figma.root.setPluginData('image:' + moving.mediaData.hash,
       figma.root.getPluginData('image:' + input))`,
    imageHash
  )

  await license(file, [asset.assetId])

  const [item] = itemsOf(file)
  expect(item).toMatchObject({ step: 'done', uses: 1 })
  expect(item?.text).toMatch(
    /^Moving keeps the comp\. .*replace a GIF in FigJam/
  )
})
