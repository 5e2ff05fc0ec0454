type Transform = [[number, number, number], [number, number, number]]

/** An image paint without its image. */
export interface PaintCase {
  name: string
  paint: {
    scaleMode: 'FILL' | 'FIT' | 'CROP' | 'TILE'
    imageTransform?: Transform
    scalingFactor?: number
    [property: string]: unknown
  }
  /** Other paints lie below and above it, one of them of the same image. */
  isBetween: boolean
}

const crops: Record<string, Transform> = {
  straight: [
    [0.5, 0, 0.2],
    [0, 0.4, 0.3]
  ],
  turned: [
    [0.3, -0.2, 0.4],
    [0.25, 0.35, 0.1]
  ],
  mirrored: [
    [-0.6, 0, 0.8],
    [0, 0.5, 0.25]
  ]
}

const scales: Record<string, PaintCase['paint']> = {
  FILL: { scaleMode: 'FILL' },
  FIT: { scaleMode: 'FIT' },
  TILE: { scaleMode: 'TILE', scalingFactor: 0.5 },
  ...Object.fromEntries(
    Object.entries(crops).map(([name, imageTransform]) => [
      `CROP ${name}`,
      { scaleMode: 'CROP', imageTransform }
    ])
  )
}

const filters = {
  exposure: 0.25,
  contrast: -0.5,
  saturation: 0.75,
  temperature: -0.25,
  tint: 0.5,
  highlights: -0.75,
  shadows: 0.125
}

const looks: Record<string, object> = {
  plain: {},
  filters: { filters },
  blended: { opacity: 0.5, blendMode: 'MULTIPLY' },
  hidden: { visible: false },
  turned: { rotation: 90 },
  everything: { filters, opacity: 0.25, blendMode: 'SCREEN', visible: false }
}

/** Every way to scale × every look that Figma takes with it. */
export const paintCases: PaintCase[] = Object.entries(scales).flatMap(
  ([scale, paint]) =>
    Object.entries(looks)
      .filter(([, look]) => !('rotation' in look && scale.startsWith('CROP')))
      .map(([look, properties]) => ({
        name: `${scale}, ${look}`,
        paint: { ...paint, ...properties },
        isBetween: look === 'everything'
      }))
)
