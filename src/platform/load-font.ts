/** The first of these fonts that Figma loads, else any other font. */
export async function loadFont(wanted: readonly FontName[]): Promise<FontName> {
  for (const font of wanted) {
    if (await isLoaded(font)) return font
  }
  const available = await figma.listAvailableFontsAsync()
  for (const { fontName } of available) {
    if (await isLoaded(fontName)) return fontName
  }
  throw new Error('Figma loads no font.')
}

async function isLoaded(font: FontName): Promise<boolean> {
  try {
    await figma.loadFontAsync(font)
    return true
  } catch {
    return false // the font is missing, or Figma is offline
  }
}
