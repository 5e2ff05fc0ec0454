import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ResizeHandle } from '../../../ui/shell/resize-handle.tsx'

afterEach(cleanup)

function setUp() {
  const sizes: [number, number][] = []
  render(<ResizeHandle onResize={(...size) => sizes.push(size)} />)
  const handle = screen.getByRole('button', { name: 'Resize panel' })
  handle.setPointerCapture = () => {}
  return { handle, sizes }
}

it('follows the pointer while it is held', () => {
  const { handle, sizes } = setUp()

  fireEvent.pointerMove(handle, { screenX: 1, screenY: 1 })
  fireEvent.pointerDown(handle, { screenX: 500, screenY: 700 })
  fireEvent.pointerMove(handle, { screenX: 540, screenY: 690 })
  fireEvent.pointerUp(handle)
  fireEvent.pointerMove(handle, { screenX: 900, screenY: 900 })

  expect(sizes).toEqual([[innerWidth + 40, innerHeight - 10]])
})

it('moves by the arrow keys', async () => {
  const { handle, sizes } = setUp()
  handle.focus()

  await userEvent.keyboard('{ArrowRight}{ArrowUp}x')

  expect(sizes).toEqual([
    [innerWidth + 20, innerHeight],
    [innerWidth, innerHeight - 20]
  ])
})
