import type { BrokenVariant } from './variants.ts'

/** Mistakes of code that takes an image for an asset. */
export const brokenImages: BrokenVariant[] = [
  {
    name: 'the asset of an image is the one that has it last',
    patches: [
      {
        file: 'ui/licensing/swap/in-file.ts',
        from: '  for (const text of uses) {',
        to:
          '  const last = new Map(uses.map(one => {\n' +
          '    const { imageHash, image } = JSON.parse(one) as FoundUse\n' +
          '    return [imageHash, image] as const\n' +
          '  }))\n' +
          '  for (const text of uses) {'
      },
      {
        file: 'ui/licensing/swap/in-file.ts',
        from: 'use.image === null ? undefined : images[use.image]',
        to: 'images[last.get(use.imageHash) ?? 0]'
      }
    ],
    focus: {},
    failure: /is on no layer/
  }
]
