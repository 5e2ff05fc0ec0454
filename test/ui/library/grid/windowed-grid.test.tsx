import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  within
} from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { WindowedGrid } from '../../../../ui/library/grid/windowed-grid.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** happy-dom has no layout. */
function layOut(width: number, height: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
}

function itemsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Picture ${index}`,
    aspect: 1.5,
    badges: index === 1 ? ['Editorial'] : []
  }))
}

/** Widths for which pictures were chosen. */
let chosen: { index: number; width: number }[] = []

function setUp(count: number) {
  const log: string[] = []
  chosen = []
  render(
    <WindowedGrid
      label="Results"
      items={itemsOf(count)}
      isComplete
      isShown
      isBusy={false}
      place={{ scroll: 0, cell: 0 }}
      clipFor={() => []}
      renewClip={() => Promise.resolve([])}
      stateFor={index => (index === 3 ? 'comp' : undefined)}
      isLicensed={index => index === 2}
      pictureFor={(index, width) => {
        chosen.push({ index, width })
        return `https://media.test/${index}.jpg`
      }}
      actionsFor={index => [
        { text: 'Place', icon: 'place', run: () => log.push(`place ${index}`) }
      ]}
      isPicked={index => index === 2}
      onOpen={index => log.push(`open ${index}`)}
      onPick={(index, isRange) =>
        log.push(`pick ${isRange ? 'through ' : ''}${index}`)
      }
      onExtend={(from, to) => log.push(`extend ${from} to ${to}`)}
      onPickAll={() => log.push('pick all')}
      keys={{
        f: index => log.push(`fill ${index}`)
      }}
      onDrag={index => log.push(`drag ${index}`)}
      onNearEnd={() => log.push('near end')}
    />
  )
  return log
}

function focusedName(): string | null | undefined {
  return document.activeElement?.querySelector('img')?.alt
}

it('names every result after its asset', () => {
  setUp(4)

  const grid = screen.getByRole('grid', { name: 'Results' })

  expect(
    within(grid)
      .getAllByRole('gridcell')
      .map(cell => within(cell).getByRole('img').getAttribute('alt'))
  ).toEqual(['Picture 0', 'Picture 1', 'Picture 2', 'Picture 3'])
  expect(within(grid).getByText('Editorial')).toBeTruthy()
  const cells = within(grid).getAllByRole('gridcell')
  const licensed = within(grid).getByText('Licensed')
  const inFile = within(grid).getByText('In this file')
  expect(cells.findIndex(cell => cell.contains(licensed))).toBe(2)
  expect(cells.findIndex(cell => cell.contains(inFile))).toBe(3)
})

it('gives the cell under the pointer its actions once the list rests', async () => {
  layOut(300, 400)
  setUp(40)
  const [first, second] = screen.getAllByRole('gridcell')
  const list = screen.getByRole('grid').parentElement
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now())

  await act(() => {
    fireEvent.scroll(list ?? document.body)
    fireEvent.mouseEnter(first ?? document.body)
    fireEvent.mouseEnter(second ?? document.body)
  })
  const moving = screen.queryByRole('button', { name: 'Place' })
  now.mockRestore()
  const place = await screen.findByRole('button', { name: 'Place' })

  expect(moving).toBeNull()
  expect(second?.contains(place)).toBe(true)
})

it('keeps the button that a dialog was opened with', async () => {
  setUp(4)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const heading = dialog.appendChild(document.createElement('h2'))
  heading.tabIndex = -1
  await act(() => screen.getByRole('button', { name: 'Picture 2' }).focus())
  const place = screen.getByRole('button', { name: 'Place' })
  await act(() => place.focus())

  await act(() => heading.focus())

  expect(place.isConnected).toBe(true)
  dialog.remove()
})

it('keeps a button while the focus moves to it', async () => {
  setUp(4)
  const open = screen.getByRole('button', { name: 'Picture 2' })
  await act(() => open.focus())
  const place = screen.getByRole('button', { name: 'Place' })

  await act(() => {
    fireEvent.focusOut(open, { relatedTarget: place })
  })

  expect(place.isConnected).toBe(true)
})

it('moves by arrow keys and opens with Enter', async () => {
  const log = setUp(20)

  await userEvent.tab()
  expect(focusedName()).toBe('Picture 0')
  await userEvent.keyboard('{ArrowRight}')
  expect(focusedName()).toBe('Picture 1')
  await userEvent.keyboard('{ArrowDown}')
  const below = focusedName()
  await userEvent.keyboard('{ArrowUp}')
  expect(focusedName()).toBe('Picture 1')
  await userEvent.keyboard('{End}{Enter}')

  expect(below).not.toBe('Picture 1')
  expect(log).toContain('open 19')
})

it('offers quick actions where the pointer or the focus is', async () => {
  const log = setUp(4)
  expect(screen.queryByRole('button', { name: 'Place' })).toBeNull()

  await userEvent.hover(screen.getByRole('img', { name: 'Picture 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Place' }))

  expect(log).toContain('place 2')
})

it('reaches the quick actions with Tab', async () => {
  const log = setUp(4)

  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  expect(log).toContain('place 0')
})

it('keeps few nodes for many results', () => {
  setUp(10_000)

  expect(document.querySelectorAll('*').length).toBeLessThan(600)
})

it('asks for more when the end is near', () => {
  expect(setUp(6)).toContain('near end')
  cleanup()
  expect(setUp(500)).not.toContain('near end')
})

it('reports keys with the focused result', async () => {
  const log = setUp(4)

  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}fF {Shift>} {/Shift}x{Control>}f')

  expect(log.filter(entry => entry !== 'near end')).toEqual([
    'fill 1',
    'fill 1',
    'pick 1',
    'pick through 1',
    'pick 1'
  ])
  const grid = screen.getByRole('grid')
  expect(grid.getAttribute('aria-description')).toMatch(/X to pick, Space to/)
})

it('extends with Shift and an arrow key, and picks all', async () => {
  const log = setUp(4)

  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
  expect(focusedName()).toBe('Picture 2')
  await userEvent.keyboard('{Control>}a{/Control}{Meta>}A{/Meta}')
  await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}a')

  expect(log.filter(entry => entry !== 'near end')).toEqual([
    'extend 1 to 2',
    'pick all',
    'pick all'
  ])
})

it('picks one or a range with the pointer', async () => {
  const log = setUp(4)
  const user = userEvent.setup()

  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('img', { name: 'Picture 1' }))
  await user.keyboard('{/Control}{Shift>}')
  await user.click(screen.getByRole('img', { name: 'Picture 3' }))
  await user.keyboard('{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Pick Picture 3' }))

  expect(log.filter(entry => entry !== 'near end')).toEqual([
    'pick 1',
    'pick through 3',
    'pick 3'
  ])
})

it('reports which results are picked', () => {
  setUp(4)

  const cells = screen.getAllByRole('gridcell')
  const pick = screen.getByRole('button', { name: 'Pick Picture 2' })

  expect(cells.map(cell => cell.getAttribute('aria-selected'))).toEqual([
    'false',
    'false',
    'true',
    'false'
  ])
  expect(pick.getAttribute('aria-pressed')).toBe('true')
})

it('chooses pictures only for the measured width', () => {
  layOut(800, 300)
  setUp(20)

  const widths = new Map<number, Set<number>>()
  for (const { index, width } of chosen) {
    widths.set(index, (widths.get(index) ?? new Set()).add(width))
  }

  expect(widths.size).toBeGreaterThan(5)
  expect([...widths.values()].map(({ size }) => size)).toEqual(
    [...widths].map(() => 1)
  )
})

it('fetches visible pictures first', () => {
  layOut(400, 300)
  setUp(30)

  const hurried = screen.getAllByRole('row').map(row => [
    parseFloat(row.style.top) < 300,
    within(row)
      .getAllByRole('img')
      .every(image => image.getAttribute('fetchpriority') === 'high')
  ])

  expect(hurried.some(([isOnScreen]) => !isOnScreen)).toBe(true)
  expect(
    hurried.filter(([isOnScreen, isFirst]) => isOnScreen !== isFirst)
  ).toEqual([])
})
