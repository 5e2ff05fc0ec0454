const tagSize = 10
const frameSize = 10

/**
 * A track of this length. ID3v2.3: players skip a tag before the sound, which
 * is added; the note in it makes the track differ from others.
 */
export function padTrack(
  track: Uint8Array,
  length: number,
  note = 'padded'
): Uint8Array<ArrayBuffer> {
  const padded = Buffer.alloc(length)
  const size = length - track.length - tagSize
  const sevenBits = [21, 14, 7, 0].map(bits => (size >> bits) & 127)
  padded.write('ID3\x03', 'latin1')
  padded.set(sevenBits, 6)
  padded.write('PRIV', tagSize, 'latin1')
  padded.writeUInt32BE(note.length + 1, tagSize + 4)
  padded.write(note, tagSize + frameSize, 'latin1')
  padded.set(track, length - track.length)
  return new Uint8Array(padded.buffer, padded.byteOffset, length)
}
