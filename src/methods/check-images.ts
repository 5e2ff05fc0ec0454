export function checkImages({ hashes }: { hashes: string[] }): {
  known: string[]
} {
  return { known: hashes.filter(hash => figma.getImageByHash(hash) !== null) }
}
