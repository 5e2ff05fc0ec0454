import type { SceneNode } from '../../../dev/figma/shared/host.ts'
import type { Provenance, PublicRecord } from '../../../contract/document.ts'
import type { OpenFile } from './open-stack.ts'

export interface ImageFill {
  type: string
  imageHash: string
  videoHash?: string
  scaleMode: string
  imageTransform?: number[][]
  opacity?: number
  filters?: Record<string, number>
}

/** The fills of a layer; throws when it is missing. */
export function fillsOf({ headless }: OpenFile, id: string): ImageFill[] {
  const node = headless.host.node(id)
  if (!node || node.fills === 'mixed') throw new Error(`No fills on ${id}.`)
  return node.fills as ImageFill[] // the callers know what they painted
}

export function fillOf(file: OpenFile, id: string): ImageFill {
  const [fill] = fillsOf(file, id)
  if (!fill) throw new Error(`No fill on ${id}.`)
  return fill
}

/** Of these layers or of all, whether each shows an image or a video. */
export function typesOf(
  file: OpenFile,
  ids: readonly string[] = layersOf(file).map(({ id }) => id)
): string[] {
  return ids.map(id => {
    const types = fillsOf(file, id).map(({ type }) => type)
    return types.findLast(type => type === 'IMAGE' || type === 'VIDEO') ?? ''
  })
}

/** What a layer records of its picture, for the plugin and for other tools. */
export async function recordsOf(
  { headless }: OpenFile,
  id: string
): Promise<{ own: Provenance; shared: PublicRecord }> {
  return headless.host.evaluate(
    `const node = await figma.getNodeByIdAsync(input)
    return {
      own: JSON.parse(node.getPluginData('provenance')),
      shared: JSON.parse(node.getSharedPluginData('cleared', 'provenance'))
    }`,
    id
  )
}

/** The layers of the open page, top level only. */
export function layersOf({ headless }: OpenFile): SceneNode[] {
  return headless.host.scene().children
}

/** Position and size of an unrotated layer on its page. */
export function boxOf({ absoluteTransform, width, height }: SceneNode) {
  const [[, , left], [, , top]] = absoluteTransform
  return { left, top, right: left + width, bottom: top + height }
}
