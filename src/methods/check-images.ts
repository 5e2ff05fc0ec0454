import { checkTexts } from '../input.ts'

export function checkImages(input: { hashes: string[] }): { known: string[] } {
  const hashes = checkTexts(input.hashes, 'hashes')
  return { known: hashes.filter(hash => figma.getImageByHash(hash) !== null) }
}
