import { levels } from './language-levels.ts'

/** The options of a host that are one of a few words. */
export const optionChoices = {
  editorType: ['figma', 'figjam', 'dev', 'slides', 'buzz'],
  es: levels,
  seat: ['full', 'view'],
  team: ['paid', 'free'],
  theme: ['light', 'dark']
} as const

export type ChoiceName = keyof typeof optionChoices

/** A word that this option can be. */
export type OptionChoice<N extends ChoiceName> =
  (typeof optionChoices)[N][number]

/** The word when it is one of them, else null. */
export function chosen<N extends ChoiceName>(
  name: N,
  word: unknown
): OptionChoice<N> | null {
  const words: readonly OptionChoice<N>[] = optionChoices[name]
  return words.find(one => one === word) ?? null
}
