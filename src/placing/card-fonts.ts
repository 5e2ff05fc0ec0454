import { loadFont, plainFont } from '../platform/load-font.ts'

export interface CardFonts {
  plain: FontName | null
  bold: FontName | null
}

/** Loads the fonts of cards; null when none loads. */
export async function loadCardFonts(): Promise<CardFonts> {
  const bold = { family: 'Inter', style: 'Semi Bold' }
  return {
    plain: await loadFont([plainFont]),
    bold: await loadFont([bold, plainFont])
  }
}
