import type { OpenController } from '../../open-controller.ts'
import { samplePicture } from '../../sample-picture.ts'
import type { AspectCase } from './aspect-cases.ts'
import { buildHolders } from './build-holders.ts'
import type { Holder } from './build-holders.ts'
import { judgePaint } from './judge-paint.ts'
import type { ShownPaint } from './judge-paint.ts'
import type { PaintCase } from './paint-cases.ts'
import { readHolders } from './read-holders.ts'

/** One holder with one kind of paint and one kind of file, swapped. */
export interface SwapCase {
  name: string
  /** What the swap changed that it should not; empty when nothing. */
  wrong: string
}

export interface HolderState {
  paints: ShownPaint[]
  /** All other properties of the holder. */
  rest: string
}

const around = [
  { type: 'SOLID', color: { r: 0.5, g: 0.25, b: 0 }, opacity: 0.25 },
  { type: 'SOLID', color: { r: 0, g: 0.25, b: 0.5 }, visible: false }
]

/** Every holder × these paints with a comp of one aspect, one result a case. */
export async function swapCases(
  controller: Pick<OpenController, 'host' | 'peer'>,
  aspect: AspectCase,
  paintCases: readonly PaintCase[],
  build = buildHolders
): Promise<SwapCase[]> {
  const { holders, before, read, hashes } = await swapHolders(
    controller,
    aspect,
    paintCases,
    build
  )
  const after = await read()
  const paintsEach = holders.length / paintCases.length
  return holders.map((holder, i) => ({
    name: nameOf(holder, paintCases[Math.floor(i / paintsEach)], aspect),
    wrong: judge(before[i], after[i], { aspect, hashes })
  }))
}

/** Swaps a comp that every holder shows in each of these ways. */
export async function swapHolders(
  { peer, host }: Pick<OpenController, 'host' | 'peer'>,
  aspect: AspectCase,
  paintCases: readonly PaintCase[],
  build = buildHolders
) {
  const comp = await peer.call.placeComp(
    await samplePicture(aspect.comp, '#336699')
  )
  const [placed] = await host.evaluate<ShownPaint[]>(
    `const node = await figma.getNodeByIdAsync(input)
    return node.fills`,
    comp.nodeId
  )
  const compHash = placed?.imageHash ?? ''
  const lists = paintCases.map(one => toPaints(one, compHash))
  const holders = await host.evaluate<Holder[]>(build, { lists })
  const read = () => host.evaluate<HolderState[]>(readHolders, holders)
  const before = await read()
  const file = await samplePicture(
    { ...aspect.licensed, rendition: 'huge_jpg' },
    '#00ff00'
  )
  const { imageHash } = await peer.call.addImage(file)
  const { assetId, mediaType, rendition } = file.picture
  const document = host.exportDocument()
  const license = { licenseId: 'e123', license: 'standard' }
  const swap = { assetId, mediaType, rendition, imageHash, ...license }
  await peer.call.swapComps({ swaps: [swap] })
  const hashes: [string, string] = [compHash, imageHash]
  return { holders, before, document, read, hashes }
}

function nameOf(
  holder: Holder,
  paint: PaintCase | undefined,
  aspect: AspectCase
): string {
  return `${holder.name}, ${paint?.name}, ${aspect.name}`
}

function toPaints({ paint, isBetween }: PaintCase, imageHash: string) {
  const image = { type: 'IMAGE', imageHash, ...paint }
  const again = { type: 'IMAGE', imageHash, scaleMode: 'FIT', opacity: 0.125 }
  return isBetween ? [around[0], image, around[1], again] : [image]
}

function judge(
  before: HolderState | undefined,
  after: HolderState | undefined,
  {
    aspect,
    hashes: [comp, licensed]
  }: {
    aspect: AspectCase
    hashes: [string, string]
  }
): string {
  if (!before || !after) return 'it is missing'
  if (before.rest !== after.rest) return `other properties: ${after.rest}`
  if (before.paints.length !== after.paints.length) return 'other paints'
  const wrong = before.paints.map((paint, i) => {
    const now = after.paints[i]
    if (!now) return 'a paint is missing'
    if (paint.imageHash !== comp) {
      const isSame = JSON.stringify(paint) === JSON.stringify(now)
      return isSame ? '' : 'another paint changed'
    }
    if (now.imageHash !== licensed) return 'it still shows the comp'
    return judgePaint(paint, now, aspect)
  })
  return wrong.find(text => text !== '') ?? ''
}
