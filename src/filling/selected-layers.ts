import type { SelectedLayer } from '../../contract/selection.ts'
import { isVisible } from '../document/is-visible.ts'
import { createKnownImages } from '../finding/known-images.ts'
import type { KnownImages } from '../finding/known-images.ts'
import { describeLayer } from './describe-layer.ts'
import { fillRefusal } from './fillable-layer.ts'

type Group = GroupNode | TransformGroupNode

/**
 * The layers that filling the selection is about. Yields null for each layer
 * that it skips, so that callers can pause on a long walk.
 */
export function* selectedLayers(): IterableIterator<SelectedLayer | null> {
  const { selection } = figma.currentPage
  const isTextOnly = selection.every(isText)
  const known = createKnownImages()
  for (const node of selection) {
    if (node.removed) yield null
    else if (isGroup(node)) {
      for (const layer of layersOfGroup(node, known)) yield layer
    } else if (isText(node) && !isTextOnly) {
      yield describeLayer(node, 'text-among-layers', known)
    } else {
      for (const layer of mediaLayersOf(node)) {
        if (layer) yield describeLayer(layer, fillRefusal(layer), known)
      }
    }
  }
}

/** For an asset of Buzz, the layers of its media fields. */
function mediaLayersOf(node: SceneNode): (SceneNode | null)[] {
  const fields =
    figma.editorType === 'buzz' ? figma.buzz.getMediaContent(node) : []
  return fields.length > 0 ? fields.map(field => field.node) : [node]
}

/** Skips captions, masks and hidden layers. */
function* layersOfGroup(
  group: Group,
  known: KnownImages
): IterableIterator<SelectedLayer | null> {
  let isEmpty = true
  const pending: SceneNode[] = [group]
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield null
    if (node.removed || (node !== group && !isPictureLayer(node))) continue
    const refusal = fillRefusal(node)
    if (refusal !== 'no-fillable-layer') {
      isEmpty = false
      yield describeLayer(node, refusal, known)
    } else if (isGroup(node)) {
      const { children } = node
      for (let i = children.length - 1; i >= 0; i -= 1) {
        const child = children[i]
        if (child) pending.push(child)
      }
    }
  }
  if (isEmpty && !group.removed) {
    yield describeLayer(group, 'no-fillable-layer', known)
  }
}

function isPictureLayer(node: SceneNode): boolean {
  return isVisible(node) && !isText(node)
}

function isGroup(node: SceneNode): node is Group {
  return node.type === 'GROUP' || node.type === 'TRANSFORM_GROUP'
}

function isText(node: SceneNode): boolean {
  return node.type === 'TEXT' || node.type === 'TEXT_PATH'
}
