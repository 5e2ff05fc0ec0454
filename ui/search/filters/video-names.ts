import type { Resolution } from '../../../contract/api/search-values.ts'

/** The same in all languages. */
export const resolutionNames: Readonly<Record<Resolution, string>> = {
  '4k': '4K',
  high_definition: 'HD',
  standard_definition: 'SD'
}

/** The same in all languages. */
export const ratioNames = { '16_9': '16:9', '4_3': '4:3' } as const
