import type { Random } from '../assets/random.ts'
import { planLandscape, type LandscapeKind } from './plan-landscape.ts'
import { colorOfHex } from './raster.ts'
import type { ScenePlan } from './scene-plan.ts'

const soils = {
  grass: colorOfHex('7d9a45'),
  forest: colorOfHex('2c4a2e'),
  rock: colorOfHex('7b7570'),
  sand: colorOfHex('d8c48a')
}

/** Alps, deep in snow or with a green valley. */
export function planMountains(random: Random): ScenePlan {
  const isWinter = random.chance(0.4)
  return planLandscape(random, {
    land: 'alps',
    title: isWinter
      ? 'Snow-covered mountains'
      : 'Mountain valley with snowy peaks',
    words: [
      'mountain',
      'snow',
      'valley',
      'rock',
      ...(isWinter ? ['winter'] : ['forest'])
    ],
    cover: {
      land: 'alps',
      snowLine: isWinter
        ? random.between(0.04, 0.12)
        : random.between(0.2, 0.28),
      ...soils
    },
    eye: [0.1, 0.17],
    horizon: [0.42, 0.55],
    waterColor: '24465c',
    ripple: 0
  })
}

/** A lake below snowy mountains, which it mirrors. */
export function planMountainLake(random: Random): ScenePlan {
  return planLandscape(random, {
    land: 'alps',
    title: 'Mountain lake with reflection',
    words: ['lake', 'mountain', 'reflection', 'water', 'snow', 'rock'],
    cover: { land: 'alps', snowLine: random.between(0.14, 0.26), ...soils },
    eye: [0.075, 0.1],
    horizon: [0.45, 0.56],
    water: random.between(0.034, 0.046),
    waterColor: random.pick(['1f4a5e', '1d5a63', '23405a']),
    ripple: random.between(0.03, 0.25)
  })
}

/** Rolling meadows, in spring or autumn. */
export function planHills(random: Random): ScenePlan {
  const isAutumn = random.chance(0.3)
  return planLandscape(random, {
    land: 'hills',
    title: isAutumn ? 'Rolling hills in autumn' : 'Green rolling hills',
    words: ['hill', 'meadow', 'grass', 'tree', isAutumn ? 'autumn' : 'spring'],
    cover: {
      land: 'hills',
      snowLine: 9,
      ...soils,
      grass: colorOfHex(
        isAutumn ? 'b08a3c' : random.pick(['86a845', '6f9c4a', '9ab455'])
      ),
      forest: colorOfHex(isAutumn ? '8a4a22' : '355c2c'),
      sand: colorOfHex(isAutumn ? 'd9b25a' : 'b9c46a')
    },
    eye: [0.1, 0.15],
    horizon: [0.38, 0.5],
    waterColor: '24465c',
    ripple: 0
  })
}

/** Wind-blown dunes. */
export function planDesert(random: Random): ScenePlan {
  return planLandscape(random, {
    land: 'dunes',
    title: 'Sand dunes in the desert',
    words: ['desert', 'dune', 'sand'],
    cover: {
      land: 'dunes',
      snowLine: 9,
      ...soils,
      sand: colorOfHex(random.pick(['dfb074', 'd99a5b', 'e6c690', 'cf8a5a'])),
      rock: colorOfHex('b5763f')
    },
    eye: [0.08, 0.14],
    horizon: [0.36, 0.5],
    waterColor: '24465c',
    ripple: 0
  })
}

/** Red rock in layers. */
export function planCanyon(random: Random): ScenePlan {
  return planLandscape(random, {
    land: 'mesa',
    title: 'Red rock canyon',
    words: ['canyon', 'rock', 'desert', 'valley'],
    cover: {
      land: 'mesa',
      snowLine: 9,
      ...soils,
      rock: colorOfHex(random.pick(['b4593a', 'a84b32', 'c0714a'])),
      sand: colorOfHex('c98a5e')
    },
    eye: [0.1, 0.17],
    horizon: [0.36, 0.46],
    waterColor: '24465c',
    ripple: 0
  })
}

/** Rocky islands in a wide sea. */
export function planIslands(random: Random): ScenePlan {
  const kind: LandscapeKind = {
    land: 'islands',
    title: 'Islands in the sea',
    words: ['island', 'sea', 'water', 'mountain', 'wave'],
    cover: {
      land: 'islands',
      snowLine: 9,
      ...soils,
      rock: colorOfHex('6d675f')
    },
    eye: [0.05, 0.12],
    horizon: [0.42, 0.52],
    water: 0,
    waterColor: random.pick(['155a78', '1b6f86', '184a6b']),
    ripple: random.between(0.25, 0.6)
  }
  return planLandscape(random, kind)
}
