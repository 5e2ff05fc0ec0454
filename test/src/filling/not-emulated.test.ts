import { afterEach, expect, it, vi } from 'vitest'
import { fillRefusal } from '../../../src/filling/fillable-layer.ts'
import { selectedLayers } from '../../../src/filling/selected-layers.ts'
import { targetAt } from '../../../src/filling/target-at.ts'
import { createSlices } from '../../../src/platform/slices.ts'

// the host has neither text on a path nor transform groups

type Page = Parameters<typeof targetAt>[0]

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page with nested layers of these types; only the fields that are read. */
function open(...types: string[]) {
  const page = { type: 'PAGE', children: [] as object[] }
  let parent: { children: object[] } = page
  const layers = types.map(type => {
    const box = { width: 9, height: 9, absoluteTransform: unmoved }
    const state = { visible: true, locked: false, removed: false }
    const getPluginData = () => ''
    const layer = { ...box, ...state, type, name: type, parent, getPluginData }
    const made = Object.assign(layer, { id: type, children: [] as object[] })
    if (!type.endsWith('GROUP')) Object.assign(made, { fills: [] })
    parent.children.push(made)
    parent = made
    return made
  })
  const [selected] = layers
  const currentPage = { selection: [selected] }
  const mixed = Symbol('mixed')
  vi.stubGlobal('figma', { editorType: 'figma', mixed, currentPage })
  return { page: page as unknown as Page, selected: selected as never }
}

const unmoved = [
  [1, 0, 0],
  [0, 1, 0]
]

it('fills text on a path like any other text', () => {
  const { selected } = open('TEXT_PATH')

  expect(fillRefusal(selected)).toBeNull()
})

it('ignores text on a path under a drop, like any other text', async () => {
  const { page } = open('TEXT_PATH')

  expect(await targetAt(page, { x: 5, y: 5 }, createSlices())).toBeNull()
})

it('reaches into transform groups', () => {
  open('TRANSFORM_GROUP', 'GROUP', 'RECTANGLE')

  const found = [...selectedLayers()].filter(one => one !== null)

  expect(found).toMatchObject([{ nodeId: 'RECTANGLE', refusal: null }])
})
