import { paintBlendNames } from '../../shared/paint-blend-names.ts'
import { holds } from '../../rules/rules.ts'
import { checkOneOf } from './check.ts'

const ofLayers: readonly BlendMode[] = ['PASS_THROUGH', ...paintBlendNames]

const ofPaints = holds('paints/pass-through-is-for-layers')
  ? paintBlendNames
  : ofLayers

/** Checks the blend mode of a layer. */
export function checkLayerBlend(op: string, value: unknown): BlendMode {
  return checkOneOf(op, 'blendMode', value, ofLayers)
}

/** Checks the blend mode of a paint or an effect. */
export function checkBlend(op: string, at: string, value: unknown): BlendMode {
  return checkOneOf<BlendMode>(op, `${at}.blendMode`, value, ofPaints)
}
