interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where something is on the screen; throws when it is not shown. */
export async function measureBox(shown: {
  boundingBox(): Promise<Box | null>
}): Promise<Box> {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}
