import { expect, it } from 'vitest'
import { brokenGateways } from './gateway/broken-gateways.ts'
import { brokenPrograms } from './processes/broken-programs.ts'
import { brokenVariants } from './purchases/broken/variants.ts'
import { checkPatches } from './purchases/bundle.ts'
import { brokenVariants as brokenReaders } from './replies/broken-variants.ts'
import { brokenControllers } from './swaps/broken-controllers.ts'
import { brokenPanels } from './swaps/broken-panels.ts'

const mistakes = [
  ...brokenGateways,
  ...brokenPrograms.map(({ name, gateway, panel }) => ({
    name,
    patches: [...gateway, ...panel]
  })),
  ...brokenVariants,
  ...brokenReaders.map(({ name, patch }) => ({ name, patches: [patch] })),
  ...brokenControllers,
  ...brokenPanels
]

it.each(mistakes)('can still be made: $name', async ({ patches }) => {
  await expect(checkPatches(patches)).resolves.toBeUndefined()
})
