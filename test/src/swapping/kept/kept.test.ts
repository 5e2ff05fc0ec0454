import { expect, it } from 'vitest'
import { sample } from '../../../sample.ts'
import { openController } from '../../open-controller.ts'
import { aspectCases } from './aspect-cases.ts'
import { paintCases } from './paint-cases.ts'
import { swapCases } from './swap-cases.ts'

const aspects = aspectCases.map((aspect, i) => ({
  aspect,
  name: aspect.name,
  i
}))

// Some of the paints an aspect; `npm run bench -- canvas` takes all.
it.each(sample(aspects, 2))(
  'keeps every property in every holder, $name',
  async ({ aspect, i }) => {
    const paints = paintCases.filter((_, at) => at % 8 === i % 8)

    const cases = await swapCases(await openController(), aspect, paints)

    const wrong = cases.filter(one => one.wrong !== '')
    expect(cases.length).toBeGreaterThan(100)
    expect(wrong.map(({ name, wrong }) => `${name}: ${wrong}`)).toEqual([])
  }
)
