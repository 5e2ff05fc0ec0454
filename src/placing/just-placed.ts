let placed: ReadonlySet<string> = new Set()

/** Call it when placing has selected the new layers. */
export function rememberPlaced(layers: readonly SceneNode[]): void {
  placed = new Set(layers.map(({ id }) => id))
}

/** Whether placing selected the layer, and nobody has selected others since. */
export function isJustPlaced({ id }: SceneNode): boolean {
  return placed.has(id)
}

/** Call it when the selection changed. */
export function forgetPlaced(): void {
  const { selection } = figma.currentPage
  const isSame =
    selection.length === placed.size && selection.every(isJustPlaced)
  if (!isSame) placed = new Set()
}
