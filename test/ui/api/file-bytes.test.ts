import { afterEach, expect, it, vi } from 'vitest'
import { FileBytes } from '../../../ui/api/file-bytes.ts'
import { watchArrays } from '../watch-arrays.ts'

const film = Uint8Array.from({ length: 1000 }, (_, i) => i % 251)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function write(file: FileBytes, length: number): void {
  for (let at = 0; at < film.length; at += length) {
    file.write(film.slice(at, at + length))
  }
}

it.each([null, 1000, 400])('joins chunks of a length of %j', length => {
  const file = new FileBytes()

  file.start(length)
  write(file, 7)

  expect(file.bytes).toEqual(film)
})

it('begins again', () => {
  const file = new FileBytes()
  file.start(null)
  write(file, 7)

  file.start(1000)
  write(file, 300)

  expect(file.bytes).toEqual(film)
})

it('copies a file of known length once', () => {
  const arrays = watchArrays()
  const file = new FileBytes()

  file.start(1000)
  write(file, 7)

  expect(file.bytes).toEqual(film)
  expect(file.bytes).toBe(file.bytes)
  expect(arrays.sizes().filter(size => size > 7)).toEqual([1000])
})

it('reserves little where a reply claims much', () => {
  const file = new FileBytes()

  file.start(2 ** 50)
  write(file, 7)

  expect(file.bytes).toEqual(film)
})
