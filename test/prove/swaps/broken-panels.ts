import type { BrokenController } from './broken-controllers.ts'

const failure = /not licensed: \d/

/** Mistakes of the panel; found when the first purchase gets lost. */
export const brokenPanels: BrokenController[] = [
  {
    name: 'only the first purchase has the code',
    patches: [
      {
        file: 'ui/licensing/purchase/purchase.ts',
        from: "const code = mediaType === 'image' ?",
        to:
          'const isFirst = ownedLicenses(origin.accountId).length === 0\n' +
          "  const code = mediaType === 'image' && isFirst ?"
      }
    ],
    failure
  },
  {
    name: 'a repeated purchase has no price',
    patches: [
      {
        file: 'ui/licensing/purchase/purchase.ts',
        from: '    return entry ? toPurchaseItem(entry, order) : []\n',
        to:
          '    if (!entry) return []\n' +
          '    const { price, ...item } = toPurchaseItem(entry, order)\n' +
          '    const isFirst = ownedLicenses(origin.accountId).length === 0\n' +
          '    return isFirst && price !== undefined ? { ...item, price } : item\n'
      }
    ],
    failure
  }
]
