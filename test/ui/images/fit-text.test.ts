import { expect, it } from 'vitest'
import { fitText } from '../../../ui/images/fit-text.ts'

const whole = {
  width: 4096,
  height: 2731,
  sourceWidth: 4096,
  sourceHeight: 2731,
  losesColors: false
}
const large = { ...whole, sourceWidth: 8000, sourceHeight: 5334 }
const colorful = { ...whole, losesColors: true }

it('is empty for an unchanged file', () => {
  expect(fitText(whole, true)).toBe('')
})

it('says how much smaller a file became', () => {
  expect(fitText(large, false)).toBe(
    'Resized from 8000 × 5334 to 4096 × 2731 px, Figma’s limit.'
  )
})

it('mentions converted colors only in a file that could show them', () => {
  expect(fitText(colorful, false)).toBe('')
  expect(fitText(colorful, true)).toMatch(/most vivid ones/)
})
