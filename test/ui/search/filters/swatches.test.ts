import { expect, it } from 'vitest'
import {
  colorFamilies,
  familyOfColor
} from '../../../../dev/catalog/assets/color-family.ts'
import { swatches } from '../../../../ui/search/filters/swatches.ts'

it('has a color for each family of the library, in that family', () => {
  const families = swatches.map(({ color }) => familyOfColor(color))

  expect(families).toEqual(swatches.map(({ name }) => name.toLowerCase()))
  expect(families.toSorted()).toEqual(colorFamilies.toSorted())
})
