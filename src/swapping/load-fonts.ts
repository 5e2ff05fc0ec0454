/** Figma: a text can only be written with all its fonts at hand. */
export async function loadFonts(node: TextNode): Promise<void> {
  const { fontName, characters } = node
  const names =
    fontName === figma.mixed
      ? node.getRangeAllFontNames(0, characters.length)
      : [fontName]
  for (const name of names) await figma.loadFontAsync(name)
}
