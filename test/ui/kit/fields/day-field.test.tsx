import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'preact/hooks'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DayField } from '../../../../ui/kit/fields/day-field.tsx'
import { useQuietPlatform } from '../../quiet-platform.ts'

let day = ''

beforeEach(() => {
  useQuietPlatform()
  day = ''
})

afterEach(cleanup)

function Field({ min = '', max = '' }) {
  const [value, setValue] = useState('')
  day = value
  return (
    <DayField label="From" value={value} min={min} max={max} onDay={setValue} />
  )
}

function field(): HTMLInputElement {
  return screen.getByLabelText('From')
}

it('shows the form, and takes a day once it is whole', async () => {
  render(<Field />)
  expect(field().placeholder).toBe('MM/DD/YYYY')

  await userEvent.type(field(), '5/3/202')
  const partial = { day, problem: screen.queryByRole('alert') }
  await userEvent.type(field(), '6')

  expect(partial).toEqual({ day: '', problem: null })
  expect(day).toBe('2026-05-03')
  expect(field().value).toBe('5/3/2026')
  await userEvent.tab()
  expect(field().value).toBe('05/03/2026')
})

it('says at the field what is wrong, once it is left', async () => {
  render(<Field />)
  await userEvent.type(field(), '31/1/2026')
  expect(screen.queryByRole('alert')).toBeNull()

  await userEvent.tab()

  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Enter a date as MM/DD/YYYY')
  expect(field().getAttribute('aria-describedby')).toBe(alert.id)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(day).toBe('')
  await userEvent.clear(field())
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  [{ min: '2026-02-01' }, 'Must be 02/01/2026 or later'],
  [{ max: '2026-01-01' }, 'Must be 01/01/2026 or earlier']
])('refuses a day outside %j', async (limits, text) => {
  render(<Field {...limits} />)

  await userEvent.type(field(), '1/31/2026')

  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(day).toBe('')
})
