import { renderHook } from '@testing-library/preact'
import { expect, it } from 'vitest'
import { useStableCallbacks } from '../../../ui/kit/use-stable-callbacks.ts'

it('keeps the same functions and calls the latest ones', () => {
  const said: string[] = []
  const { result, rerender } = renderHook(
    ({ name }) =>
      useStableCallbacks({
        say: (what: string) => void said.push(`${name} ${what}`)
      }),
    { initialProps: { name: 'first' } }
  )
  const { say } = result.current

  rerender({ name: 'second' })
  say('speaks')

  expect(result.current.say).toBe(say)
  expect(said).toEqual(['second speaks'])
})
