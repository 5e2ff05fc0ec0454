import { dataFile } from '../assets/data-file.ts'

/** The path of a table that `writeEmojiFiles` made. */
export function emojiFile(name: string): string {
  return dataFile(`emoji-files/${name}.txt`)
}
