import { fileURLToPath } from 'node:url'

/** The path of a table that `writeEmojiFiles` made. */
export function emojiFile(name: string): string {
  return fileURLToPath(new URL(`../emoji-files/${name}.txt`, import.meta.url))
}
