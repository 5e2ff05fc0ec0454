/** Converts page coordinates to the layer's own. */
export function toLocalPoint(
  { absoluteTransform }: TransformedBox,
  point: Vector
): Vector {
  const [[a, c, e], [b, d, f]] = absoluteTransform
  const size = a * d - b * c
  const x = point.x - e
  const y = point.y - f
  return { x: (d * x - c * y) / size, y: (a * y - b * x) / size }
}

/** Whether the point of the page is in the layer's rotated box. */
export function contains(layer: TransformedBox, point: Vector): boolean {
  const { x, y } = toLocalPoint(layer, point)
  return x >= 0 && y >= 0 && x <= layer.width && y <= layer.height
}

interface TransformedBox {
  absoluteTransform: Transform
  width: number
  height: number
}
