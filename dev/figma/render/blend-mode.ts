import { cssBlendName, paintBlendNames } from '../shared/paint-blend-names.ts'

/** Figma's modes that CSS lacks get the nearest that it has. */
const nearest: Record<string, string> = {
  LINEAR_BURN: 'color-burn',
  LINEAR_DODGE: 'plus-lighter'
}

/** A blend mode as the attribute `style`; null for the usual ones. */
export function blendStyle(mode: unknown): string | null {
  const name = paintBlendNames.find(one => one === mode && one !== 'NORMAL')
  const css = name && (cssBlendName(name) ?? nearest[name])
  return css ? `mix-blend-mode:${css}` : null
}
