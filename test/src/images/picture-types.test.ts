import { expect, it } from 'vitest'
import {
  allMembers,
  readPinnedTypings
} from '../../../dev/figma/read-typings.ts'
import {
  fillableTypes,
  pictureTypes
} from '../../../src/images/picture-types.ts'

/** Types of layers that have one of these members, by Figma's typings. */
async function typesWith(...names: string[]): Promise<string[]> {
  const typings = await readPinnedTypings()
  return [...typings.keys()].flatMap(name => {
    const members = allMembers(typings, name)
    const type = members.find(one => one.name === 'type')?.type ?? ''
    const [, quoted = ''] = /'([A-Z_]+)'/.exec(type) ?? []
    const isLayer = name.endsWith('Node') && quoted !== 'TABLE_CELL'
    const has = members.some(one => names.includes(one.name))
    return isLayer && quoted && has ? [quoted] : []
  })
}

it('lists all layer types with fills or strokes, and GIFs', async () => {
  const types = await typesWith('fills', 'strokes', 'mediaData')

  expect(new Set<string>(pictureTypes)).toEqual(new Set(types))
})

it('fills all types with fills, except lines and the text types of boards', async () => {
  const types = await typesWith('fills')

  const left = types.filter(type => !fillableTypes.some(one => one === type))
  expect(left.toSorted()).toEqual([
    'HIGHLIGHT',
    'LINE',
    'STAMP',
    'STICKY',
    'TABLE',
    'WASHI_TAPE'
  ])
})
