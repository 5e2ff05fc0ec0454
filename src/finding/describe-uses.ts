import type { ErrorCode } from '../../contract/errors.ts'
import type { FoundUse, PictureHolder } from '../../contract/finding.ts'
import type { HeldBy } from './known-images.ts'
import { localStyles } from './local-styles.ts'
import type { ShownPicture } from './pictures-of.ts'
import { placeOf } from './place-of.ts'
import type { Place } from './place-of.ts'

/** Null for a layer that is gone. */
export type Describe = (holder: HeldBy, shown: ShownPicture) => FoundUse | null

/** Remembers what it read: to be used for one call. */
export function createDescribe(): Describe {
  const overrides = new Map<string, Set<string>>()

  function holderOf(node: SceneNode, place: Place): PictureHolder {
    const { instance, isInComponent } = place
    if (!instance) return isInComponent ? 'main-component' : 'layer'
    const ids = overrides.get(instance.id) || overriddenIn(instance)
    overrides.set(instance.id, ids)
    return ids.has(node.id) ? 'override' : 'main-component'
  }

  function describeLayer(
    node: SceneNode,
    { imageHash, styleId, isOff }: ShownPicture
  ): FoundUse | null {
    const place = placeOf(node)
    return (
      place && {
        nodeId: node.id,
        styleId: styleId || null,
        name: node.name,
        pageId: place.pageId,
        pageName: place.pageName,
        imageHash,
        holder: styleId === '' ? holderOf(node, place) : 'style',
        isHidden: place.isHidden || isOff,
        isLocked: place.isLocked,
        refusal: refusalOf(styleId, node.type)
      }
    )
  }

  return (holder, shown) =>
    holder.type === 'PAINT'
      ? describeStyle(holder, shown)
      : describeLayer(holder, shown)
}

function describeStyle(
  style: PaintStyle,
  { imageHash, isOff }: ShownPicture
): FoundUse {
  const { id, name } = style
  return {
    nodeId: null,
    styleId: id,
    name,
    pageId: null,
    pageName: '',
    imageHash,
    holder: 'style',
    isHidden: isOff,
    isLocked: false,
    refusal: refusalOf(id, style.type)
  }
}

/** Figma: what a GIF of a board shows cannot be changed. */
function refusalOf(
  styleId: string,
  type: SceneNode['type'] | 'PAINT'
): ErrorCode | null {
  if (figma.editorType === 'dev' || type === 'MEDIA') return 'layer-read-only'
  return styleId !== '' && !localStyles().has(styleId) ? 'from-library' : null
}

const paintFields = [
  'fills',
  'strokes',
  'fillStyleId',
  'strokeStyleId',
  'vectorNetwork',
  'styledTextSegments'
]

/** The layers whose paints differ from those of the main component. */
function overriddenIn(instance: InstanceNode): Set<string> {
  const ids = new Set<string>()
  instance.overrides.forEach(({ id, overriddenFields }) => {
    const isPainted = overriddenFields.some(
      field => paintFields.indexOf(field) >= 0
    )
    if (isPainted) ids.add(id)
  })
  return ids
}
