import { cleanup, render, screen, within } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $renaming } from '../../../canvas/gestures/renaming.ts'
import { readScene } from '../../../scene/scene.ts'
import type { Host } from '../../../shared/host.ts'
import { LayerList } from '../../../sidebar/layers/layer-list.tsx'
import { $openLayers } from '../../../sidebar/layers/open-layers.ts'
import { openScene } from '../../open-scene.ts'

const box = { x: 0, y: 0, width: 100, height: 50 }

let host: Host
let photo = ''

beforeEach(async () => {
  host = await openScene()
  const card = host.user.add('FRAME', box)
  host.user.rename(card, 'Card')
  photo = host.user.add('RECTANGLE', box, card)
  host.user.rename(photo, 'Photo')
  const badge = host.user.add('RECTANGLE', box)
  host.user.rename(badge, 'Badge')
  host.user.setLocked(badge, true)
  $openLayers.set(new Set())
  $renaming.set('')
  render(<LayerList host={host} />)
})

afterEach(cleanup)

function names(selected?: boolean): (string | null)[] {
  const of = selected === undefined ? {} : { selected }
  const items = screen.queryAllByRole('treeitem', of)
  return items.map(item => item.getAttribute('aria-label'))
}

function layer(name: string): HTMLElement {
  return screen.getByRole('treeitem', { name })
}

/** Focuses the tree itself, since its rows are replaced. */
function focusList(): void {
  screen.getByRole('tree').focus()
}

test('lists the topmost layer first', () => {
  expect(names()).toEqual(['Badge', 'Card'])
})

test('selects by click, adds with Control, takes all between with Shift', async () => {
  const keys = userEvent.setup()
  await keys.click(layer('Badge'))
  expect(names(true)).toEqual(['Badge'])

  await keys.keyboard('{Control>}')
  await keys.click(layer('Card'))
  await keys.click(layer('Badge'))
  await keys.keyboard('{/Control}')
  expect(names(true)).toEqual(['Card'])

  await keys.keyboard('{Shift>}')
  await keys.click(layer('Badge'))
  expect(names(true)).toEqual(['Badge', 'Card'])
})

test('opens, enters and leaves a frame by keyboard', async () => {
  await userEvent.click(layer('Card'))
  focusList()

  await userEvent.keyboard('{ArrowRight}')
  expect(names()).toEqual(['Badge', 'Card', 'Photo'])

  await userEvent.keyboard('{ArrowDown}')
  expect(names(true)).toEqual(['Photo'])

  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(names()).toEqual(['Badge', 'Card'])
})

test('goes to a name by its first letters', async () => {
  focusList()

  await userEvent.keyboard('ca')

  expect(names(true)).toEqual(['Card'])
})

test('shows a selected layer inside a closed frame', async () => {
  host.user.select([photo])

  expect(await screen.findByRole('treeitem', { name: 'Photo' })).toBeTruthy()
})

test('renames by F2 and Enter, not by Escape', async () => {
  await userEvent.click(layer('Card'))
  focusList()

  await userEvent.keyboard('{F2}')
  const field = await screen.findByRole('textbox', { name: 'Layer name' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Panel{Enter}')
  expect(names()).toEqual(['Badge', 'Panel'])

  await userEvent.dblClick(layer('Panel'))
  const again = await screen.findByRole('textbox', { name: 'Layer name' })
  await userEvent.type(again, 'x{Escape}')
  expect(names()).toEqual(['Badge', 'Panel'])
})

test('renames a layer whose row is not in sight yet', async () => {
  const deep = await host.evaluate<string>(`
    for (let i = 0; i < 200; i += 1) figma.createRectangle()
    const card = figma.currentPage.findChild(node => node.name === 'Card')
    const frame = figma.createFrame()
    card.appendChild(frame)
    for (let i = 0; i < 200; i += 1) frame.appendChild(figma.createRectangle())
    return frame.children[0].id`)
  readScene(host)

  $renaming.set(deep)
  const field = await screen.findByRole('textbox', { name: 'Layer name' })
  await userEvent.type(field, '{Control>}a{/Control}Deep{Enter}')

  expect(names()).toContain('Deep')
})

test('unlocks and hides by button', async () => {
  const badge = within(layer('Badge'))

  await userEvent.click(badge.getByRole('button', { name: 'Hide Badge' }))
  await userEvent.click(badge.getByRole('button', { name: 'Unlock Badge' }))

  const [row] = host.layerRows([], 0, 1).rows
  expect(row).toMatchObject({ name: 'Badge', locked: false, visible: false })
})

test('moves a layer down, into the row above and out again by keyboard', async () => {
  await userEvent.click(layer('Badge'))
  focusList()

  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(names()).toEqual(['Card', 'Badge'])

  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(names()).toEqual(['Card'])

  await userEvent.click(layer('Card'))
  focusList()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(names(true)).toEqual(['Badge'])
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(names()).toEqual(['Badge', 'Card', 'Photo'])
})

test('keeps only the rows in sight in the page', async () => {
  await host.evaluate(`
    for (let i = 0; i < 2000; i += 1) figma.createRectangle()`)
  readScene(host)

  await screen.findAllByRole('treeitem', { name: 'Rectangle' })

  expect(names().length).toBeLessThan(80)
})

test('renames nothing by key with a view seat', async () => {
  host.configure({ seat: 'view' })
  focusList()

  await userEvent.keyboard('{F2}')

  expect($renaming.get()).toBe('')
})
