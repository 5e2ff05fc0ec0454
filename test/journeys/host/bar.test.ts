import { expect, it } from 'vitest'
import { useHost } from '../set-up/use-host.ts'

const host = useHost()

it.each([480, 600, 801, 1000])('keeps its bar apart at %i px', async width => {
  const name = 'A plugin whose name is rather long'
  const code = `figma.showUI(__html__)`
  const opened = await host.open({ manifest: { name }, code }, { width })
  const bar = opened.page.getByRole('banner')
  await bar.getByRole('button', { name: `Stop ${name}` }).waitFor()

  const boxes = await bar
    .getByRole('button')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON()))

  const apart = boxes.every((one, at) =>
    boxes
      .slice(at + 1)
      .every(
        other =>
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top
      )
  )
  expect(boxes.length).toBeGreaterThan(12)
  expect(apart).toBe(true)
  expect(Math.max(...boxes.map(box => box.right))).toBeLessThanOrEqual(width)
})
