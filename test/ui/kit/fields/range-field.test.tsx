import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { RangeField } from '../../../../ui/kit/fields/range-field.tsx'

afterEach(cleanup)

it('keeps what is being typed while it is drawn again', async () => {
  const onLeast = vi.fn<(value: number | undefined) => void>()
  const field = () => (
    <RangeField
      label="Width"
      names={['Minimum width (px)', 'Maximum width (px)']}
      least={undefined}
      most={undefined}
      onLeast={onLeast}
      onMost={vi.fn<(value: number | undefined) => void>()}
    />
  )
  const { rerender } = render(field())
  const least = screen.getByLabelText<HTMLInputElement>('Minimum width (px)')

  await userEvent.type(least, '10')
  rerender(field())
  await userEvent.type(least, '00')
  expect(least.value).toBe('1000')
  expect(onLeast).not.toHaveBeenCalled()

  await userEvent.tab()
  expect(onLeast).toHaveBeenCalledExactlyOnceWith(1000)
})
