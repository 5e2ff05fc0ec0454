import sharp from 'sharp'
import type { ImageIndexEntry } from '../../contract/document.ts'
import { usualLimits } from '../../dev/figma/core/usual-limits.ts'
import { openHeadless } from '../../dev/figma/headless.ts'
import type {
  DocumentFile,
  Host,
  Plugin,
  SavedHost
} from '../../dev/figma/shared/host.ts'
import { randomFrom } from '../../dev/figma/shared/random.ts'
import { controllerManifest } from '../host/controller-manifest.ts'
import { buildBody } from './build-body.ts'

/** A preview that the document shows. */
export interface DocumentComp {
  imageHash: string
  entry: ImageIndexEntry
}

const seed = 5

/** The whole document is built in one turn. */
const patient = { ...usualLimits, running: 120_000 }

const width = 90
const height = 60

/**
 * 100,000 layers on twelve pages: frames, auto layout, sections, texts,
 * components and instances. 1,000 uses of one comp an asset, in fills,
 * strokes, text ranges, styles, mains, overrides, masks and hidden layers. A
 * third has no plugin data; the others have that of the plugin with this id.
 */
export async function makeCompDocument(
  assetIds: readonly string[],
  id = controllerManifest.id
): Promise<SavedHost> {
  const plugin = { manifest: { ...controllerManifest, id }, code: '', html: '' }
  const document = await buildDocument(assetIds, plugin)
  const { host } = await openHeadless({ plugin, start: false, document })
  try {
    return host.save()
  } finally {
    host.kill()
  }
}

/** Builds the document in a running plugin, which owns the plugin data. */
async function buildDocument(
  assetIds: readonly string[],
  plugin: Plugin
): Promise<DocumentFile> {
  const { host } = await openHeadless({ plugin, limits: patient })
  try {
    const comps: DocumentComp[] = []
    for (const assetId of assetIds) {
      comps.push(await addPreview(host, assetId, comps.length))
    }
    const next = randomFrom(seed)
    const random = Array.from({ length: 4999 }, next)
    const made = await host.evaluate<{ layers: number; comps: number }>(
      buildBody,
      { comps, random }
    )
    if (made.layers !== 100_000 || made.comps !== 1000) {
      throw new Error(`The document is another: ${JSON.stringify(made)}`)
    }
    return host.exportDocument()
  } finally {
    host.kill()
  }
}

async function addPreview(
  host: Host,
  assetId: string,
  at: number
): Promise<DocumentComp> {
  const background = { r: at, g: 255 - at, b: 90 }
  const image = sharp({ create: { width, height, channels: 3, background } })
  const imageHash = host.addImage(new Uint8Array(await image.png().toBuffer()))
  const rendition = 'preview_1000'
  const file = { rendition, width, height, pictureHeight: height }
  const entry = { v: 1, assetId, mediaType: 'image', state: 'comp', ...file }
  return { imageHash, entry: entry as ImageIndexEntry } // has all fields
}
