/** Figma: new texts have it, and no editor is without. */
export const plainFont: FontName = { family: 'Inter', style: 'Regular' }

/** Figma lists thousands of fonts; if ten do not load, none does. */
const maxTries = 10

/** The first of these fonts that Figma loads, else any other; null for none. */
export async function loadFont(
  wanted: readonly FontName[]
): Promise<FontName | null> {
  for (const font of wanted) {
    if (await isLoaded(font)) return font
  }
  const others = await figma.listAvailableFontsAsync()
  for (const { fontName } of others.slice(0, maxTries)) {
    if (await isLoaded(fontName)) return fontName
  }
  return null
}

async function isLoaded(font: FontName): Promise<boolean> {
  try {
    await figma.loadFontAsync(font)
    return true
  } catch {
    return false
  }
}
