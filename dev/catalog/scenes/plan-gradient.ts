import type { Random } from '../assets/random.ts'
import { colorOfHex, type Color, type Raster } from './raster.ts'
import type { Painting, ScenePlan } from './scene-plan.ts'

const palettes: readonly [string[], ...string[][]] = [
  ['ff8a5b', 'ea526f', '25ced1', 'fceade'],
  ['0f2027', '2c5364', '78ffd6', '007991'],
  ['fbc2eb', 'a18cd1', '84fab0', '8fd3f4'],
  ['f6d365', 'fda085', 'f093fb', 'f5576c'],
  ['1a2980', '26d0ce', '6a11cb', '2575fc'],
  ['fff1eb', 'ace0f9', 'fad0c4', 'ffd1ff'],
  ['2b5876', '4e4376', 'ff6e7f', 'bfe9ff'],
  ['134e5e', '71b280', 'f7ff00', '38ef7d'],
  ['3a1c71', 'd76d77', 'ffaf7b', 'ff5f6d'],
  ['232526', '414345', '8e9eab', 'eef2f3']
]

interface Blob {
  x: number
  y: number
  reach: number
  color: Color
}

/** A soft mesh of a few colors. */
export function planGradient(random: Random): ScenePlan {
  const palette = random.pick(palettes)
  const blobs = Array.from({ length: 7 }, (_, n): Blob => ({
    x: random.between(-0.1, 1.1),
    y: random.between(-0.1, 1.1),
    reach: random.between(0.2, 0.6),
    color: colorOfHex(palette[n % palette.length] ?? 'ffffff')
  }))
  return {
    title: 'Abstract background with a soft color gradient',
    words: ['abstract', 'gradient', 'background', 'color', 'texture', 'light'],
    categories: [26, 3],
    colors: palette,
    isVector: false,
    shapes: ['landscape', 'wide', 'square', 'portrait'],
    appeal: 0.6,
    drawing: { kind: 'raster', paint: raster => paintBlobs(raster, blobs) }
  }
}

function* paintBlobs(raster: Raster, blobs: readonly Blob[]): Painting {
  const { width, height, pixels } = raster
  let at = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0
      let green = 0
      let blue = 0
      let sum = 0
      for (const { x: cx, y: cy, reach, color } of blobs) {
        const dx = (x / width - cx) / reach
        const dy = (y / height - cy) / reach
        const weight = 1 / (0.05 + (dx * dx + dy * dy) ** 1.5)
        red += color[0] * weight
        green += color[1] * weight
        blue += color[2] * weight
        sum += weight
      }
      pixels[at++] = red / sum
      pixels[at++] = green / sum
      pixels[at++] = blue / sum
    }
    if (y % 64 === 0) yield
  }
}
