import type { AssetRef } from '../../contract/document.ts'
import type { PlannedSwap } from '../../contract/swapping.ts'
import type { OpenController } from './open-controller.ts'
import { ledgerEntry } from './saved-records.ts'
import { sampleCard } from './sample-card.ts'
import { samplePicture } from './sample-picture.ts'
import { addLicensedFile } from './swap-comps.ts'

type Call = (
  controller: OpenController,
  options?: { signal: AbortSignal }
) => Promise<unknown>

export interface LongWork {
  /** The things that there are many of. */
  what: string
  /** Code that makes them; `sample` is a comp and `paint` its paint. */
  make: string
  /** Whether the file is read before the call. */
  isRead?: boolean
  /** Code that returns an object whose `member` the call uses often. */
  of: string
  member: string
  call: Call
}

const rectangle = "figma.currentPage.findOne(one => one.type === 'RECTANGLE')"
const layers = `const frame = figma.createFrame()
  for (let i = 0; i < 400; i++) frame.appendChild(sample.clone())`
const plainLayers = `const frame = figma.createFrame()
  for (let i = 0; i < 1000; i++) frame.appendChild(figma.createRectangle())`
const selected = `figma.currentPage.selection = frame.children`

async function swapComps(
  controller: OpenController,
  options?: { signal: AbortSignal }
): Promise<unknown> {
  const swap = await addLicensedFile(controller)
  return controller.peer.call.swapComps({ swaps: [swap] }, options)
}

async function adoptComps(
  { host, peer }: OpenController,
  options?: { signal: AbortSignal }
): Promise<unknown> {
  const comp = await host.evaluate<{ imageHash: string; holders: string[] }>(
    `const [{ imageHash }] = ${rectangle}.fills
     const shown = figma.currentPage.findAllWithCriteria({ types: ['RECTANGLE'] })
     return { imageHash, holders: shown.map(({ id }) => id) }`
  )
  const { picture } = await samplePicture()
  return peer.call.adoptComps({ comps: [{ picture, ...comp }] }, options)
}

async function placeCards(
  { peer }: OpenController,
  options?: { signal: AbortSignal }
): Promise<unknown> {
  const card = await sampleCard()
  const cards = Array.from({ length: 60 }, () => card)
  return peer.call.placeCards({ cards }, options)
}

const asset: AssetRef = { assetId: '1001', mediaType: 'image' }

const image: PlannedSwap = { ...asset, width: 9, height: 6 }

/** All work that may take longer than a slice. */
export const longWork: LongWork[] = [
  {
    what: 'layers of a page',
    make: plainLayers,
    of: rectangle,
    member: 'fills',
    call: ({ peer }, options) => peer.call.findComps({}, options)
  },
  {
    what: 'layers with comps',
    make: layers,
    isRead: true,
    of: rectangle,
    member: 'visible',
    call: ({ peer }, options) => peer.call.findComps({}, options)
  },
  {
    what: 'layers that use a changed style',
    make: `const style = figma.createPaintStyle()
      ${plainLayers}
      for (const one of frame.children) one.fillStyleId = style.id
      style.paints = [paint]`,
    isRead: true,
    of: rectangle,
    member: 'parent',
    call: ({ peer }, options) =>
      peer.call.findComps({ scope: 'changed' }, options)
  },
  {
    what: 'styles',
    make: `for (let i = 0; i < 100; i++) {
        figma.createPaintStyle().paints = [paint]
      }`,
    of: 'figma.createPaintStyle()',
    member: 'paints',
    call: ({ peer }, options) => peer.call.findComps({}, options)
  },
  {
    what: 'entries of the ledger',
    make: `for (let i = 0; i < 300; i++) {
        figma.root.setPluginData('license:' + i, '${JSON.stringify(ledgerEntry)}')
      }`,
    of: 'figma.root',
    member: 'getPluginData',
    call: ({ peer }, options) =>
      peer.call.loadRecords({ begin: 'license:' }, options)
  },
  {
    what: 'images searched for comps',
    make: `for (let i = 0; i < 300; i++) {
        figma.root.setPluginData('image:' + i, '{}')
      }`,
    of: 'figma.root',
    member: 'getPluginData',
    call: ({ peer }, options) =>
      peer.call.putCompsBack({ assets: [asset] }, options)
  },
  {
    what: 'comps whose swap is previewed',
    make: layers,
    isRead: true,
    of: rectangle,
    member: 'fills',
    call: ({ peer }, options) =>
      peer.call.previewSwaps({ swaps: [image] }, options)
  },
  {
    what: 'comps to swap',
    make: layers,
    isRead: true,
    of: rectangle,
    member: 'fills',
    call: swapComps
  },
  {
    what: 'selected layers to fill',
    make: `${layers}; ${selected}`,
    of: rectangle,
    member: 'name',
    call: ({ peer }, options) => peer.call.findTargets({}, options)
  },
  {
    what: 'selected layers that show assets',
    make: `${layers}; ${selected}`,
    of: rectangle,
    member: 'fills',
    call: ({ peer }, options) => peer.call.findSelectedAssets({}, options)
  },
  {
    what: 'selected layers that have colors',
    make: `${layers}; ${selected}`,
    of: rectangle,
    member: 'visible',
    call: ({ peer }, options) => peer.call.findColors({}, options)
  },
  {
    what: 'layers of selected frames',
    make: `${plainLayers}; figma.currentPage.selection = [frame]`,
    of: rectangle,
    member: 'name',
    call: ({ peer }, options) => peer.call.findFrameContent({}, options)
  },
  {
    what: 'cards to place',
    make: '',
    of: rectangle,
    member: 'fills',
    call: placeCards
  },
  {
    what: 'layers to select',
    make: `${layers}; ${selected}`,
    of: rectangle,
    member: 'parent',
    call: ({ host, peer }, options) =>
      peer.call.selectNodes({ nodeIds: host.scene().selection }, options)
  },
  {
    what: 'layers of an adopted comp',
    make: `${plainLayers}
      for (const one of frame.children) one.fills = [paint]
      figma.root.setPluginData('image:' + paint.imageHash, '')
      sample.remove()`,
    of: rectangle,
    member: 'setPluginData',
    call: adoptComps
  }
]
