import { dataFile } from '../assets/data-file.ts'

/** A photograph from another source. */
export interface PhotoScan {
  /** File in `photo-files`. */
  file: string
  width: number
  height: number
}

/** All photographs, by a short key. */
export const photoScans = {
  acanthus: { file: 'acanthus-mollis.jpg', width: 790, height: 1024 },
  airplane: { file: 'airplane-from-above.jpg', width: 1024, height: 717 },
  allium: { file: 'allium-oreophilum.jpg', width: 807, height: 1024 },
  canyon: { file: 'black-canyon.jpg', width: 1024, height: 750 },
  home: { file: 'dust-bowl-home.jpg', width: 1024, height: 788 },
  alps: { file: 'french-alpine-landscape.jpg', width: 1024, height: 484 },
  cat: { file: 'locomotion-house-cat.jpg', width: 1024, height: 510 },
  sheep: { file: 'march-pastoral.jpg', width: 1024, height: 498 },
  boats: { file: 'nagasaki-boats.jpg', width: 1024, height: 819 },
  earth: { file: 'blue-marble.jpg', width: 2048, height: 1024 },
  nightLights: { file: 'black-marble.png', width: 2048, height: 1024 },
  oath: { file: 'oath.jpg', width: 2048, height: 820 }
} as const satisfies Record<string, PhotoScan>

/** The absolute path. */
export function scanPath({ file }: PhotoScan): string {
  return dataFile(`photo-files/${file}`)
}
