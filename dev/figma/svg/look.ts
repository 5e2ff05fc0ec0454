import { cssBlendName, paintBlendNames } from '../shared/paint-blend-names.ts'
import { holds } from '../rules/rules.ts'
import { type Style, partOf } from './style.ts'

function blendModeOf({ own }: Style): BlendMode {
  const mode = own['mix-blend-mode']
  const name = paintBlendNames.find(one => cssBlendName(one) === mode)
  return !name || name === 'NORMAL' ? 'PASS_THROUGH' : name
}

/** Properties of layers of every kind; Figma names them by their `id`. */
export function lookOf(style: Style, usualName: string) {
  const { own } = style
  const id = holds('svg/ids-are-names') ? own['id'] : undefined
  return {
    name: id ?? usualName,
    opacity: partOf(own['opacity']),
    blendMode: blendModeOf(style)
  }
}
