import { holds } from '../rules/rules.ts'
import { type Style, partOf } from './style.ts'

const blendModes: Record<string, BlendMode> = {
  multiply: 'MULTIPLY',
  screen: 'SCREEN',
  overlay: 'OVERLAY',
  darken: 'DARKEN',
  lighten: 'LIGHTEN',
  'color-dodge': 'COLOR_DODGE',
  'color-burn': 'COLOR_BURN',
  'hard-light': 'HARD_LIGHT',
  'soft-light': 'SOFT_LIGHT',
  difference: 'DIFFERENCE',
  exclusion: 'EXCLUSION',
  hue: 'HUE',
  saturation: 'SATURATION',
  color: 'COLOR',
  luminosity: 'LUMINOSITY'
}

/** What layers of every kind have; Figma names them by their `id`. */
export function lookOf({ own }: Style, usualName: string) {
  const id = holds('svg/ids-are-names') ? own['id'] : undefined
  return {
    name: id ?? usualName,
    opacity: partOf(own['opacity']),
    blendMode: blendModes[own['mix-blend-mode'] ?? ''] ?? 'PASS_THROUGH'
  }
}
