/**
 * A film of this length. ISO 14496-12: players skip a box of the type `free`,
 * which is added; the note makes it differ from other films.
 */
export function padFilm(
  film: Uint8Array,
  length: number,
  note = ''
): Uint8Array<ArrayBuffer> {
  const padded = Buffer.alloc(length)
  padded.set(film)
  padded.writeUInt32BE(length - film.length, film.length)
  padded.write(`free${note}`, film.length + 4, 'latin1')
  return new Uint8Array(padded.buffer, padded.byteOffset, length)
}
