import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { RangeField } from '../../../../ui/kit/fields/range-field.tsx'

afterEach(cleanup)

it('keeps typed text when it renders again', async () => {
  const onMin = vi.fn<(value: number | undefined) => void>()
  const field = () => (
    <RangeField
      label="Width"
      unit="px"
      names={['Minimum width (px)', 'Maximum width (px)']}
      min={undefined}
      max={undefined}
      onMin={onMin}
      onMax={vi.fn<(value: number | undefined) => void>()}
    />
  )
  const { rerender } = render(field())
  const min = screen.getByLabelText<HTMLInputElement>('Minimum width (px)')

  await userEvent.type(min, '10')
  rerender(field())
  await userEvent.type(min, '00')
  expect(min.value).toBe('1000')
  expect(onMin).not.toHaveBeenCalled()

  await userEvent.tab()
  expect(onMin).toHaveBeenCalledExactlyOnceWith(1000)
})
