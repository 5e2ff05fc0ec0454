import type { Random } from '../assets/random.ts'
import type { Shape } from './scene-plan.ts'

type Size = readonly [width: number, height: number]

const sizes: Readonly<Record<Shape, readonly [Size, ...Size[]]>> = {
  landscape: [
    [6000, 4000],
    [5472, 3648],
    [8000, 5333],
    [4500, 3000],
    [5184, 3888],
    [4032, 3024],
    [3600, 2400],
    [1920, 1280]
  ],
  wide: [
    [7680, 4320],
    [5760, 3240],
    [3840, 2160]
  ],
  panorama: [
    [9000, 3000],
    [8000, 3200]
  ],
  portrait: [
    [4000, 6000],
    [3648, 5472],
    [3333, 5000],
    [3456, 4608],
    [1280, 1920]
  ],
  square: [
    [5000, 5000],
    [4000, 4000],
    [3000, 3000]
  ]
}

/** Pixels of an original with this shape, as usual for cameras and studios. */
export function originalSize(shape: Shape, random: Random): Size {
  return random.pick(sizes[shape])
}
