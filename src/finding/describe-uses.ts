import type { FoundUse, PictureHolder } from '../../contract/finding.ts'
import type { HeldBy } from './known-images.ts'
import { localStyles } from './local-styles.ts'
import type { ShownPicture } from './pictures-of.ts'
import { placeOf } from './place-of.ts'
import type { Place } from './place-of.ts'

/** Null for a layer that is gone. */
export type Describe = (holder: HeldBy, shown: ShownPicture) => FoundUse | null

/** Remembers what it read of instances: to be used for one call. */
export function createDescribe(): Describe {
  const overrides = new Map<string, Set<string>>()

  function holderOf(node: SceneNode, place: Place): PictureHolder {
    const { instance, isInComponent } = place
    if (!instance) return isInComponent ? 'main-component' : 'layer'
    const ids = overrides.get(instance.id) || overriddenIn(instance)
    overrides.set(instance.id, ids)
    return ids.has(node.id) ? 'override' : 'main-component'
  }

  return (holder, { imageHash, styleId, isOff }) => {
    const isForeign = styleId !== '' && !localStyles().has(styleId)
    const isReadOnly = isForeign || figma.editorType === 'dev'
    const { id, name } = holder
    const base = {
      nodeId: null,
      styleId: styleId || null,
      name,
      pageId: null,
      pageName: '',
      imageHash,
      holder: 'style' as const,
      isHidden: isOff,
      isLocked: false,
      refusal: isReadOnly ? ('layer-read-only' as const) : null
    }
    if (holder.type === 'PAINT') return base
    const place = placeOf(holder)
    if (!place) return null
    const { pageId, pageName, isHidden, isLocked } = place
    return Object.assign(base, {
      nodeId: id,
      pageId,
      pageName,
      holder: styleId ? 'style' : holderOf(holder, place),
      isHidden: isHidden || isOff,
      isLocked
    })
  }
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
