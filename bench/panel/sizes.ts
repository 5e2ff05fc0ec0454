import { buildPanel } from '../../build.mjs'
import { defaultAddresses } from '../../contract/config.ts'
import type { Figure } from '../figure.ts'
import { sizesOf } from '../loop/bundle-sizes.ts'

/** The panel as it is shipped, with the words that it has. */
export async function benchSizes(): Promise<Figure[]> {
  return sizesOf(await buildPanel(defaultAddresses))
}
