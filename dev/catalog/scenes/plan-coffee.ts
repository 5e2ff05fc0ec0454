import type { Random } from '../assets/random.ts'
import { coffeeSvg, type CoffeeDrawing, type Table } from './coffee-svg.ts'
import type { ScenePlan } from './scene-plan.ts'

const tables: readonly [Table, ...Table[]] = [
  { ground: ['8a5a36', '5f3a20'], name: 'wooden table', isWood: true },
  { ground: ['b98a5a', '8d6137'], name: 'wooden table', isWood: true },
  { ground: ['4a3527', '2c1e15'], name: 'dark wooden table', isWood: true },
  { ground: ['eceae6', 'd6d2cb'], name: 'white table', isWood: false },
  { ground: ['f3c9b4', 'eab094'], name: 'pink table', isWood: false },
  { ground: ['bcd5d3', '9dbfbd'], name: 'blue table', isWood: false },
  { ground: ['e6c65c', 'd6ae36'], name: 'yellow table', isWood: false }
]

/** A cup of coffee from above. */
export function planCoffee(random: Random): ScenePlan {
  const table = random.pick(tables)
  const cup = random.pick([
    'ffffff',
    'f4efe6',
    '2f3a45',
    'c8553d',
    '4f7a72',
    'e9b44c'
  ])
  const isLatte = random.chance(0.65)
  const seed = random.integer(1, 1e6)
  const place = { x: random.pick([0.5, 0.5, 0.36, 0.64]), y: 0.5 }
  const drawing: CoffeeDrawing = {
    table,
    cup,
    isLatte,
    seed,
    place,
    art: random.pick<'heart' | 'leaf'>(['heart', 'leaf'])
  }
  const drink = isLatte ? 'Latte with milk foam art' : 'Cup of black coffee'
  return {
    title: `${drink} on a ${table.name}, top view`,
    words: [
      'coffee',
      'cup',
      'drink',
      ...(isLatte
        ? [
            'latte',
            'cappuccino',
            'milk',
            ...(drawing.art === 'heart' ? ['heart'] : ['leaf'])
          ]
        : ['espresso']),
      'cafe',
      'breakfast',
      'morning',
      'table',
      ...(table.isWood ? ['wood'] : ['background']),
      'beans',
      'top view'
    ],
    categories: [6, 9],
    colors: [table.ground[0], cup, isLatte ? 'c08a55' : '2a160c'],
    isVector: false,
    shapes: ['landscape', 'square', 'portrait', 'landscape'],
    appeal: 1,
    drawing: {
      kind: 'svg',
      svg: (width, height) => coffeeSvg(width, height, drawing)
    }
  }
}
