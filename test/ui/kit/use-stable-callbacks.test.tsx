import { renderHook } from '@testing-library/preact'
import { expect, it } from 'vitest'
import { useStableCallbacks } from '../../../ui/kit/use-stable-callbacks.ts'

it('keeps the same functions and calls the latest ones', () => {
  const log: string[] = []
  const { result, rerender } = renderHook(
    ({ name }) =>
      useStableCallbacks({
        say: (what: string) => void log.push(`${name} ${what}`)
      }),
    { initialProps: { name: 'first' } }
  )
  const { say } = result.current

  rerender({ name: 'second' })
  say('speaks')

  expect(result.current.say).toBe(say)
  expect(log).toEqual(['second speaks'])
})
