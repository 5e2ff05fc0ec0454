import { expect, test } from 'vitest'
import { sceneReader } from '../../pictures/scene-reader.ts'

const part = { id: '1:2', type: 'RECTANGLE' }

function text(removed: string[], parts: object[]): string {
  return JSON.stringify({ removed, tree: ['1:2'], parts })
}

test('forgets removed layers', () => {
  const reader = sceneReader('{}')
  reader.layers(text([], [part]))

  expect(() => reader.layers(text(['1:2'], []))).toThrow(
    'The scene lacks layer 1:2'
  )
})

test('reads a new layer with the id of a removed one', () => {
  const reader = sceneReader('{}')
  reader.layers(text([], [part]))

  const layers = reader.layers(text(['1:2'], [{ ...part, name: 'new' }]))

  expect(layers).toMatchObject([{ id: '1:2', name: 'new' }])
})
