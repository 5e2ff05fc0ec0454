import { loadFont } from '../platform/load-font.ts'

/** Figma: new texts have it, and no editor is without. */
export const plainFont: FontName = { family: 'Inter', style: 'Regular' }

export interface CardFonts {
  plain: FontName | null
  bold: FontName | null
}

/** Loads what the texts of cards are written in; null when no font loads. */
export async function loadCardFonts(): Promise<CardFonts> {
  const bold = { family: 'Inter', style: 'Semi Bold' }
  return {
    plain: await loadFont([plainFont]),
    bold: await loadFont([bold, plainFont])
  }
}
