/** What a broken record looks like: no files, a number where text is. */
export function malformed<MediaRecord extends object>(
  record: MediaRecord,
  text: keyof MediaRecord
): MediaRecord {
  return { ...record, assets: {}, [text]: 7 }
}
