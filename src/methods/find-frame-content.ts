import type { CallContext } from '../../contract/incoming-calls.ts'
import type { FrameContent } from '../../contract/selection.ts'
import { isVisible } from '../document/is-visible.ts'
import { isEmptyPlace } from '../filling/is-empty-place.ts'
import { isSurface } from '../placing/layers-at.ts'
import { createSlices } from '../platform/slices.ts'

const maxLayers = 500
const maxTexts = 50
const maxLength = 200

interface SizedText {
  text: string
  size: number
}

/** Reads the selected frames from the top down, up to `maxLayers`. */
export async function findFrameContent(
  _input: object,
  context: CallContext
): Promise<FrameContent> {
  const slices = createSlices(context)
  const texts: SizedText[] = []
  const names = new Set<string>()
  const places: FrameContent['places'] = []
  const frames = figma.currentPage.selection.filter(
    node => !node.removed && isSurface(node)
  )
  const layers = frames.slice(0, maxLayers)
  for (const layer of layers) {
    if (slices.isOver()) await slices.next()
    if (layer.removed || !isVisible(layer)) continue
    if (layer.type === 'TEXT') texts.push(toText(layer))
    else {
      names.add(layer.name.slice(0, maxLength))
      if (isEmptyPlace(layer)) places.push(sizeOf(layer))
    }
    if (isSurface(layer) && layers.length < maxLayers) {
      layers.push(...layer.children.slice(0, maxLayers - layers.length))
    }
  }
  texts.sort((one, other) => other.size - one.size)
  return {
    count: frames.length,
    texts: texts.slice(0, maxTexts).map(({ text }) => text),
    names: Array.from(names).slice(0, maxTexts),
    places
  }
}

/** A text of several sizes counts by its height. */
function toText({ characters, fontSize, height }: TextNode): SizedText {
  return {
    text: characters.slice(0, maxLength),
    size: fontSize === figma.mixed ? height : fontSize
  }
}

function sizeOf({ width, height }: SceneNode) {
  return { width, height }
}
