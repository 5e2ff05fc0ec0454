import { dataFile } from '../assets/data-file.ts'

/** The path of a table from `writeEmojiFiles`. */
export function emojiFile(name: string): string {
  return dataFile(`emoji-files/${name}.txt`)
}
