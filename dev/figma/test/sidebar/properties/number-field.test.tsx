import { cleanup, render, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { NumberField } from '../../../sidebar/properties/number-field.tsx'

afterEach(cleanup)

function show(value: number, limits: { min?: number; max?: number } = {}) {
  const changes: number[] = []
  render(
    <NumberField
      label="Width"
      short="W"
      value={value}
      onChange={changed => changes.push(changed)}
      {...limits}
    />
  )
  return { changes, field: screen.getByRole('spinbutton', { name: 'Width' }) }
}

test('shows at most two decimals', () => {
  const { field } = show(12.3456)

  expect(field).toHaveProperty('value', '12.35')
})

test('changes on Enter', async () => {
  const { changes, field } = show(100)

  await userEvent.clear(field)
  await userEvent.type(field, '250{Enter}')

  expect(changes).toEqual([250])
})

test('changes when the field is left, but not without an edit', async () => {
  const { changes, field } = show(100)

  await userEvent.click(field)
  await userEvent.tab()
  expect(changes).toEqual([])

  await userEvent.clear(field)
  await userEvent.type(field, '50')
  await userEvent.tab()
  expect(changes).toEqual([50])
})

test('steps by arrow keys, further with Shift', async () => {
  const { changes, field } = show(100)

  await userEvent.type(field, '{ArrowUp}')
  await userEvent.type(field, '{Shift>}{ArrowDown}{/Shift}')

  expect(changes).toEqual([101, 91])
})

test('stays within its limits', async () => {
  const { changes, field } = show(50, { min: 0, max: 100 })

  await userEvent.clear(field)
  await userEvent.type(field, '900{Enter}')

  expect(changes).toEqual([100])
})

test('returns to its value when it is left empty', async () => {
  const { changes, field } = show(42)

  await userEvent.clear(field)
  await userEvent.tab()

  expect(changes).toEqual([])
  expect(field).toHaveProperty('value', '42')
})

test('passes a value on once, even when it is refused', async () => {
  const { changes, field } = show(100)

  await userEvent.clear(field)
  await userEvent.type(field, '60{Enter}')
  await userEvent.tab()

  expect(changes).toEqual([60])
  expect(field).toHaveProperty('value', '100')
})

test('takes the rounded number that it shows, when it is typed', async () => {
  const { changes, field } = show(33.333)

  await userEvent.type(field, '{Enter}')
  expect(changes).toEqual([])

  await userEvent.clear(field)
  await userEvent.type(field, '33.33{Enter}')
  expect(changes).toEqual([33.33])
})
