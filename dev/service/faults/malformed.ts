/** A malformed record: without files, and with a number instead of a text. */
export function malformed<MediaRecord extends object>(
  record: MediaRecord,
  text: keyof MediaRecord
): MediaRecord {
  return { ...record, assets: {}, [text]: 7 }
}
