import { expect, test } from 'vitest'
import { openIn } from './open-board.ts'

test('keeps slides in their rows when they are dragged by hand', async () => {
  const { host, run } = await openIn('slides')
  const ids = await run<string[]>(
    `return [0, 1].map(() => figma.createSlide().id)`
  )

  host.user.drag([ids[0] ?? ''], 5000, 3000, { x: 6000, y: 4000 })

  expect(
    await run('return figma.getSlideGrid().map(row => row.map(one => one.id))')
  ).toEqual([ids])
  expect(host.node(ids[0] ?? '')?.absoluteTransform[0][2]).toBe(240)
})

test.each(['slides', 'buzz'] as const)(
  'has one page in %s, by hand too',
  async editor => {
    const { host } = await openIn(editor)

    expect(() => host.user.addPage('Second')).toThrow('have one page')
  }
)

test('deletes a slide by hand, but neither deletes nor copies the grid', async () => {
  const { host, run } = await openIn('slides')
  const [slide, grid] = await run<[string, string]>(
    `return [figma.createSlide().id, figma.currentPage.children[0].id]`
  )

  host.user.remove([slide])

  expect(await run('return figma.getSlideGrid()')).toEqual([[]])
  expect(() => host.user.remove([grid])).toThrow('cannot be deleted')
  expect(() => host.user.duplicate([grid])).toThrow('cannot be duplicated')
  expect(() => host.copy([grid])).toThrow('cannot be copied')
})

test('leaves on the page what somebody makes who sees the whole grid', async () => {
  const { host, run } = await openIn('slides')
  host.user.focus(await run<string>('return figma.createSlide().id'))

  await host.remotely('figma.createRectangle()')

  expect(
    await run(`return figma.currentPage.findOne(
      node => node.type === 'RECTANGLE').parent.type`)
  ).toBe('PAGE')
})

test('shows alone by hand what a layer lies in, or the first', async () => {
  const { host, run } = await openIn('slides')
  const [a, b, layer] = await run<[string, string, string]>(`
    const slides = [figma.createSlide(), figma.createSlide()]
    const node = figma.createRectangle()
    slides[1].appendChild(node)
    return [slides[0].id, slides[1].id, node.id]`)

  expect(host.user.focus(layer)).toBe(b)
  expect(host.scene().focused).toBe(b)
  expect(host.user.focus('')).toBe(a)
  expect(host.user.focus(null)).toBeNull()
  expect(host.scene()).not.toHaveProperty('focused')
})
