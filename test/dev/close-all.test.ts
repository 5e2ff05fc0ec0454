import { expect, it } from 'vitest'
import { closeAll } from '../../dev/close-all.ts'

function failWith(text: string): () => Promise<never> {
  return () => Promise.reject(new Error(text))
}

it('closes the rest when one cannot be closed', async () => {
  const closed: string[] = []

  const closing = closeAll([
    async () => closed.push('first'),
    failWith('Unexpected: a request'),
    async () => closed.push('last')
  ])

  await expect(closing).rejects.toThrow('Unexpected: a request')
  expect(closed).toEqual(['first', 'last'])
})

it('throws every error', async () => {
  const closing = closeAll([failWith('one'), failWith('two')])

  await expect(closing).rejects.toThrow(/one[^]*two/)
})
