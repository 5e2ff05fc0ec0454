interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The box of an element; throws when it is not on the screen. */
export async function measureBox(shown: {
  boundingBox(): Promise<Box | null>
}): Promise<Box> {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}
