export interface Category {
  id: string
  name: string
}

const names: Readonly<Record<number, string>> = {
  0: 'Transportation',
  1: 'Animals/Wildlife',
  2: 'Buildings/Landmarks',
  3: 'Backgrounds/Textures',
  4: 'Business/Finance',
  5: 'Education',
  6: 'Food and Drink',
  7: 'Healthcare/Medical',
  8: 'Holidays',
  9: 'Objects',
  10: 'Industrial',
  11: 'The Arts',
  12: 'Nature',
  13: 'People',
  14: 'Religion',
  15: 'Science',
  16: 'Technology',
  17: 'Signs/Symbols',
  18: 'Sports/Recreation',
  20: 'NOT-CATEGORIZED',
  21: 'Interiors',
  22: 'Miscellaneous',
  23: 'Illustrations/Clip-Art',
  24: 'Vintage',
  25: 'Parks/Outdoor',
  26: 'Abstract',
  27: 'Beauty/Fashion',
  31: 'Celebrities'
}

/** The service's categories, by number. */
export const categories: readonly Category[] = Object.entries(names).map(
  ([id, name]) => ({ id, name })
)

const byId = new Map(categories.map(category => [category.id, category]))

/** Throws for an unknown number. */
export function categoriesOf(...numbers: number[]): Category[] {
  return numbers.map(number => {
    const category = byId.get(String(number))
    if (!category) throw new RangeError(`No category ${number}`)
    return category
  })
}
