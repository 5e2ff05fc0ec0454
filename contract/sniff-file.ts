const signatures: [type: string, pattern: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftyp(.{4})*?avi[fs]/s],
  ['video/quicktime', /^.{4}(ftypqt|moov|mdat|wide|free|skip)/s],
  // HEIC pictures begin with the same box
  ['video/mp4', /^.{4}ftyp(?!hei|hev|mif|msf)/s],
  ['video/webm', /^.E\xdf\xa3.{0,60}webm/s],
  ['audio/wav', /^(RIFF|RF64).{4}WAVE/s],
  ['audio/ogg', /^OggS\0/],
  ['audio/flac', /^fLaC/],
  // a tag, or a frame of layer III
  ['audio/mpeg', /^(ID3[^ -~]|\xff[\xe2\xe3\xf2\xf3\xfa\xfb][^\xf0-\xff])/]
]

/** How many bytes are looked at. */
export const sniffLength = 256

/**
 * Detects by its first bytes the type of an image, video or sound that panels
 * can use, else null. SVG is none of them, as it may have scripts.
 */
export function sniffType(bytes: Uint8Array): string | null {
  const head = headOf(bytes)
  const found = signatures.find(([, pattern]) => pattern.test(head))
  return found?.[0] ?? null
}

export const epsType = 'application/postscript'

/** The type of a licensed file, which may also be an EPS. */
export function sniffLicensed(bytes: Uint8Array): string | null {
  const isEps = /^(%!PS|\xc5\xd0\xd3\xc6)/.test(headOf(bytes))
  return isEps ? epsType : sniffType(bytes)
}

/**
 * Whether it is text with which no image, video or sound begins, such as a
 * network's sign-in page, or an error that a host sends with status 200.
 */
export function isPage(bytes: Uint8Array): boolean {
  const head = headOf(bytes)
  const isText = /^[\t\n\r -~\x80-\xff]+$/.test(head) && /[!-~]/.test(head)
  const isDrawing = /^%|<(!doctype )?svg/i.test(head)
  return isText && !isDrawing && sniffType(bytes) === null
}

function headOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, sniffLength))
}
