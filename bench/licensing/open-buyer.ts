import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import type { Library } from '../../dev/service/core/library.ts'
import { licenseElsewhere } from '../../test/flows/set-up/license-elsewhere.ts'
import { openStack } from '../../test/flows/set-up/open-stack.ts'
import type { OpenFile, OpenStack } from '../../test/flows/set-up/open-stack.ts'
import { signInWithPages } from '../../test/flows/set-up/sign-in-with-pages.ts'
import { loadBundledPanel } from '../../test/flows/set-up/bundle-panel.ts'
import { benchLibrary } from '../service/million.ts'

export const historyLength = 5000

/** The most that the API licenses in one request. */
export const batchLimit = 50

/** The owner of a service may license without limit. */
const owner = { username: 'owner', password: 'a-long-password' }

const libraryLength = 2500

const catalogue = benchLibrary()

const ids = [...catalogue.list(libraryLength)]
  .filter(asset => !asset.isEditorial && asset.imageType !== 'vector')
  .map(({ id }) => id)

/** A person with many comps in a file and a long history of licenses. */
export interface Buyer {
  stack: OpenStack
  file: OpenFile
  person: string
  /** Assets of the comps, each once. */
  assetIds: string[]
}

export async function openBuyer(
  library: Library,
  comps: number
): Promise<Buyer> {
  const stack = await openStack({
    loadPanel: loadBundledPanel,
    service: { library, assets: libraryLength, owner }
  })
  const assetIds = ids.slice(0, comps)
  const others = ids.slice(comps)
  for (let start = 0; start < historyLength; start += batchLimit) {
    const at = start % (others.length - batchLimit)
    const some = others.slice(at, at + batchLimit)
    await licenseElsewhere(stack, owner.username, some)
  }
  const file = await stack.openFile()
  await signInWithPages(stack, file, owner.username, owner.password)
  await addComps(file, assetIds)
  await stack.calm()
  slowDown(stack)
  return { stack, file, person: owner.username, assetIds }
}

/** Milliseconds until a request arrives; preflights are remembered. */
const journey = 25

function slowDown({ network }: OpenStack): void {
  network.breakAll(async (line, go) => {
    if (!line.startsWith('OPTIONS')) await delay(journey)
    return go()
  })
}

const body = `
for (const { imageHash, entry } of input) {
  figma.root.setPluginData('image:' + imageHash, JSON.stringify(entry))
  const node = figma.createRectangle()
  node.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash }]
}
`

async function addComps(
  { headless }: OpenFile,
  assetIds: readonly string[]
): Promise<void> {
  const comps = []
  for (const assetId of assetIds) {
    const imageHash = headless.host.addImage(await previewOf(assetId))
    const file = { width: 3, height: 2, pictureHeight: 2 }
    const what = { assetId, mediaType: 'image', state: 'comp' }
    const entry = { v: 1, ...what, rendition: 'preview_1000', ...file }
    comps.push({ imageHash, entry })
  }
  await headless.host.evaluate(body, comps)
}

const previews = new Map<string, Promise<Uint8Array>>()

function previewOf(assetId: string): Promise<Uint8Array> {
  const known = previews.get(assetId) ?? drawPreview(previews.size)
  previews.set(assetId, known)
  return known
}

async function drawPreview(at: number): Promise<Uint8Array> {
  const background = { r: at % 256, g: Math.floor(at / 256), b: 90 }
  const create = { width: 3, height: 2, channels: 3, background } as const
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}
