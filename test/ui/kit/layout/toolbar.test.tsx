import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Toolbar } from '../../../../ui/kit/layout/toolbar.tsx'

afterEach(cleanup)

const names = ['One', 'Two', 'Three']

function Bar({ shown = names }: { shown?: readonly string[] }) {
  return (
    <>
      <Toolbar label="Tools">
        {shown.map(name => (
          <button key={name}>{name}</button>
        ))}
        <select aria-label="Order">
          <option>A</option>
          <option>B</option>
        </select>
      </Toolbar>
      <button>After</button>
    </>
  )
}

function focused(): string {
  const { activeElement: at } = document
  return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
}

it('is one tab stop, to which the focus returns', async () => {
  render(<Bar />)

  await userEvent.tab()
  expect(focused()).toBe('One')
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.tab()
  expect(focused()).toBe('After')
  await userEvent.tab({ shift: true })

  expect(focused()).toBe('Two')
})

it('moves by arrow keys, around its ends and past a list of choices', async () => {
  render(<Bar />)
  await userEvent.tab()

  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Order')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('One')
  await userEvent.keyboard('{End}{ArrowLeft}')
  expect(focused()).toBe('Three')
  await userEvent.keyboard('{Home}')

  expect(focused()).toBe('One')
  const order = screen.getByLabelText<HTMLSelectElement>('Order')
  expect(order.value).toBe('A')
})

it('keeps a tab stop when the current control is removed', async () => {
  const { rerender } = render(<Bar />)
  await userEvent.tab()

  rerender(<Bar shown={['Two', 'Three']} />)
  screen.getByRole('button', { name: 'After' }).focus()
  await userEvent.tab({ shift: true })

  expect(focused()).toBe('Two')
})
