import type { ErrorCode } from '../../contract/errors.ts'
import type { FoundUse, PictureHolder } from '../../contract/finding.ts'
import { placeOf } from '../document/place-of.ts'
import type { Place, Places } from '../document/place-of.ts'
import { hashOf } from '../images/media-paint.ts'
import { cardGroup, isFurtherLayer } from './card-layers.ts'
import type { Holder } from './known-images.ts'
import { localStyles } from './local-styles.ts'
import type { ShownPicture } from './pictures-of.ts'

/**
 * Null for a layer that was removed, and for all layers of a card but the first:
 * a card counts once, under the name of its group.
 */
export type UseDescriber = (
  holder: Holder,
  shown: ShownPicture,
  isOfTrack?: boolean
) => FoundUse | null

/** Caches what it reads, so use it for one call only. */
export function createUseDescriber(): UseDescriber {
  const overrides = new Map<string, Set<string>>()
  const places: Places = new Map()

  function holderOf(
    node: SceneNode,
    { instance, component }: Place,
    imageHash: string
  ): PictureHolder {
    if (!instance) return component ? 'main-component' : 'layer'
    const ids = overrides.get(instance.id) || overriddenIn(instance)
    overrides.set(instance.id, ids)
    const isOwn = areas.some(
      area =>
        hasImage(node, area, imageHash) &&
        fieldsOf[area].some(field => ids.has(node.id + field))
    )
    return isOwn ? 'override' : 'main-component'
  }

  return (holder, { imageHash, isVideo, styleId, isOff }, isOfTrack) => {
    const { id, type } = holder
    if (isOfTrack && isFurtherLayer(holder, imageHash)) return null
    const group = isOfTrack && cardGroup(holder, imageHash)
    const { name } = group || holder
    const place = type === 'PAINT' ? null : placeOf(holder, places)
    if (!place && type !== 'PAINT') return null
    const layer = holder as SceneNode // only layers have a place
    const use: FoundUse = {
      nodeId: place && id,
      styleId: styleId || null,
      name,
      pageId: place && place.page.id,
      pageName: place ? place.page.name : '',
      imageHash,
      image: null,
      holder: place && !styleId ? holderOf(layer, place, imageHash) : 'style',
      refusal: refusalOf(styleId, type)
    }
    if (isVideo) use.isVideo = true
    if (isOff || (place && place.isHidden)) use.isHidden = true
    if (place && place.isLocked) use.isLocked = true
    return use
  }
}

/** Figma: GIFs on a board cannot be changed. */
function refusalOf(
  styleId: string,
  type: SceneNode['type'] | 'PAINT'
): ErrorCode | null {
  if (figma.editorType === 'dev' || type === 'MEDIA') return 'layer-read-only'
  return styleId !== '' && !localStyles().has(styleId) ? 'from-library' : null
}

/** Fields that an instance overrides when its fills or strokes differ. */
const fieldsOf = {
  fills: ['fills', 'fillStyleId', 'vectorNetwork', 'styledTextSegments'],
  strokes: ['strokes', 'strokeStyleId']
}

type Area = keyof typeof fieldsOf

const areas: Area[] = ['fills', 'strokes']

/** Mixed fills may contain the image: parts of the layer have their own. */
function hasImage(node: SceneNode, area: Area, imageHash: string): boolean {
  const paints = (node as Partial<GeometryMixin>)[area] // not all have both
  if (!paints || paints === figma.mixed) return paints === figma.mixed
  return paints.some(paint => hashOf(paint) === imageHash)
}

/** A key for each overridden field: the id of the layer and the field. */
function overriddenIn(instance: InstanceNode): Set<string> {
  const ids = new Set<string>()
  instance.overrides.forEach(({ id, overriddenFields }) =>
    overriddenFields.forEach(field => ids.add(id + field))
  )
  return ids
}
