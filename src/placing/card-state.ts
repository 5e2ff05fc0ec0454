import type { ImageIndexEntry } from '../../contract/document.ts'
import type { Restore } from '../document/change-file.ts'
import { loadFont, plainFont } from '../platform/load-font.ts'

type State = ImageIndexEntry['state']

/** What a card says; the controller has no words of other languages. */
export const stateNames: Record<State, string> = {
  comp: 'Comp',
  licensed: 'Licensed'
}

/**
 * Prepares to change what a text says about the license, so that the change
 * itself needs no further turn. Words that a person wrote are kept. A missing
 * font is replaced: Figma changes no text without its font.
 */
export async function prepareState(
  text: TextNode,
  state: State
): Promise<(restore: Restore) => void> {
  const { characters } = text
  const isOurs = Object.values(stateNames).indexOf(characters) >= 0
  if (!isOurs || characters === stateNames[state]) return () => {}
  const fonts = text.getRangeAllFontNames(0, characters.length)
  const [font = plainFont] = fonts
  const loaded = await loadFont([font, plainFont])
  return restore => {
    if (text.characters !== characters) return
    if (loaded && (loaded !== font || fonts[1])) text.fontName = loaded
    text.characters = stateNames[state]
    restore.push(() => {
      text.characters = characters
    })
  }
}
